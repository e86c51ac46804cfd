import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';
import { htmlOf } from '../support/pages.ts';

const { browser, address } = await openSite();

const wide = { viewport: { width: 1440, height: 900 } };

/** Which sections change together with the cover of the card that is followed; null where pages change at once. */
async function joined(page: Page): Promise<string | null> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const named = [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')];
        document.documentElement.dataset['joined'] = named.map(({ dataset }) => dataset['section']).join();
      });
    });
  });
  await page.goto(`${address}/portfolio/`);
  await page.locator('[data-case-study] h3 a').first().click();
  await page.waitForURL(/case-studies/);
  await page.locator('footer').waitFor();
  return page.locator('html').getAttribute('data-joined');
}

test('the cover of a card grows into the opening of its case study', async () => {
  const page = await browser.newPage(wide);
  expect(await joined(page)).toBe('hero');
  await page.close();
});

test('with reduced motion pages change at once', async () => {
  const page = await browser.newPage({ ...wide, reducedMotion: 'reduce' });
  expect(await joined(page)).toBeNull();
  await page.close();
});

test('a phone beside a story told by the hour stays in its place and changes its screen with the chapter', async () => {
  const path = '/case-studies/online-b2b-diamond-trading-marketplace/';
  expect(htmlOf(path)).toContain('data-device="phone"');
  const page = await browser.newPage(wide);
  // Arriving at a place within the page lays all of it out.
  await page.goto(`${address}${path}#main`);
  const phones = page.locator('[data-section="screens"][data-device="phone"] img');
  const places = [];
  for (const phone of await phones.all()) {
    const chapter = phone.locator('xpath=ancestor::section[last()]');
    await chapter.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await phone.boundingBox();
    if (!box) throw new Error('The phone has no place.');
    places.push(`${Math.round(box.x)} ${Math.round(box.y)}`);
    const seen = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.getAttribute('src'), {
      x: box.x + box.width / 2,
      y: 450,
    });
    expect(seen).toBe(await phone.getAttribute('src'));
  }
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size).toBe(1);
  await page.close();
});

test('a stroke of the rain over the reviews leads to its review', async () => {
  const page = await browser.newPage(wide);
  await page.goto(`${address}/testimonials/`);
  const strokes = page.locator('[data-section="hero"] svg a');
  expect(await strokes.count()).toBe(24);
  const href = await strokes.nth(9).getAttribute('href');
  await strokes.nth(9).locator('path').click();
  const target = page.locator(':target');
  expect(`#${await target.getAttribute('id')}`).toBe(href);
  expect(await target.getAttribute('data-review')).toBe('');
  await expect.poll(() => target.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(900);
  await page.close();
});
