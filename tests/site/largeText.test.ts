import { afterAll, describe, expect, inject, test } from 'vitest';
import { approach } from '../support/approach.ts';
import { launchBrowser } from '../support/browser.ts';
import { brokenWords } from '../support/brokenWords.ts';
import { cutWords } from '../support/cutWords.ts';
import { pagePaths, pagesToVisit } from '../support/pages.ts';
import { showWhole } from '../support/showWhole.ts';

const isWhole = process.env['ALL_VIEWS'] === '1';
/** Per cent of the usual size of text, and the widths in CSS px at which it is looked at. */
const views: [percent: number, widths: number[]][] = isWhole
  ? [
      [150, [320, 390, 768, 1280, 1440]],
      [200, [320, 390, 768, 1280, 1440]],
    ]
  : [
      [150, [390, 1280]],
      [200, [320, 390, 1280]],
    ];
/** In px: the least that a page keeps free on both sides of its words. */
const gutters = 40;
/** What browsers set text in where the reader chose nothing, in px. */
const usual = 16;

describe.each(views)('text at %s %%', async (percent, widths) => {
  const browser = await launchBrowser([`--blink-settings=defaultFontSize=${(usual * percent) / 100}`]);
  afterAll(() => browser.close());
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  const page = await context.newPage();

  const openPopup = async () => {
    const opener = page.locator('footer a[data-contact-open]');
    await approach(opener);
    await opener.click();
  };

  test.each(pagesToVisit())(
    '%s loses no word and no control, and breaks no word that a line has room for',
    async (path) => {
      await page.goto(inject('siteAddress') + path);
      await showWhole(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, `wider than the window of ${width} px`).toBeLessThanOrEqual(0);
        expect(await page.evaluate(cutWords), `${width} px`).toEqual([]);
        expect(await brokenWords(page, width - gutters), `${width} px`).toEqual([]);
      }
    },
  );

  test.runIf(pagePaths().includes('/hire/'))('the skills over the roles can be read', async () => {
    await page.goto(`${inject('siteAddress')}/hire/`);
    const heads = page.locator('#roles th[scope="col"] span');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await heads.evaluateAll((all) =>
        all.map((head) => parseFloat(getComputedStyle(head).fontSize)),
      );
      expect(sizes.length).toBeGreaterThan(5);
      expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual((usual * percent * 0.75) / 100);
    }
  });

  test.each(['/contact/', '/thank-you/'])('from %s a phone number can be read whole', async (path) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(inject('siteAddress') + path);
      if (path !== '/contact/') await openPopup();
      const field = page.locator(
        path === '/contact/' ? 'main input[type="tel"]' : 'dialog input[type="tel"]',
      );
      await field.fill('6045550148');
      const hidden = await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden, `${width} px`).toBeLessThanOrEqual(0);
      await field.fill('');
    }
  });

  test('the pop-up loses no word, and its button can be reached', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${inject('siteAddress')}/thank-you/`);
      await openPopup();
      const panel = page.locator('[data-contact-panel]');
      await panel.waitFor();
      expect((await panel.boundingBox())?.width, `${width} px`).toBeLessThanOrEqual(996);
      expect(await page.evaluate(cutWords), `${width} px`).toEqual([]);
      await page.locator('dialog button[type="submit"]').click();
      await expect.poll(() => page.locator('dialog [aria-invalid]').count()).toBe(4);
    }
  });
});
