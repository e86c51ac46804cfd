import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();

interface Visit {
  page: Page;
  /** Names of the fonts that were asked for, such as `text`. */
  fonts: string[];
}

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options });
  const visited: Visit = { page: await context.newPage(), fonts: [] };
  context.on('request', (request) => {
    const [, font] = /([a-z]+)\.[\w-]+\.woff2$/.exec(request.url()) ?? [];
    if (font) visited.fonts.push(font);
  });
  await visited.page.goto(address + path);
  return visited;
}

test('sections below the first view are all laid out once the page is there', async () => {
  const { page } = await visit('/cmms/');
  const waiting = () =>
    page
      .locator('main > [data-section]')
      .evaluateAll(
        (sections) => sections.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length,
      );
  expect(await page.locator('main > [data-section]').count()).toBeGreaterThan(5);
  await expect.poll(waiting).toBe(0);
  await page.context().close();
});

test('what only a section far down is set in is asked for when that comes near', async () => {
  const { page, fonts } = await visit('/about/');
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual(expect.arrayContaining(['display', 'strong', 'text']));
  expect(fonts).not.toContain('quote');
  await page.locator('[data-section="chief-executive-note"]').scrollIntoViewIfNeeded();
  await expect.poll(() => fonts).toContain('quote');
  await page.context().close();
});

test('without scripts a page asks for the bold font by itself', async () => {
  const { page, fonts } = await visit('/about/', { javaScriptEnabled: false });
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual(expect.arrayContaining(['display', 'strong', 'text']));
  await page.context().close();
});

test('a page that opens with a quotation has its font with the page', async () => {
  const { page } = await visit('/case-studies/home-rental-app/');
  expect(await page.locator('head > link[rel=preload][href*="/quote."]').count()).toBe(1);
  await page.context().close();
});

test('bold text waits for the first paint, and is never shown in a font of the device meanwhile', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { add } = FontFaceSet.prototype;
    FontFaceSet.prototype.add = function noted(face: FontFace) {
      const painted = performance.getEntriesByType('paint').length > 0;
      document.documentElement.dataset['bold'] = `${face.weight} ${face.status}${painted ? ' painted' : ''}`;
      return add.call(this, face);
    };
  });
  await page.goto(`${address}/pricing/`);
  await expect.poll(() => page.locator('html').getAttribute('data-bold')).toBe('600 loaded painted');
  await context.close();
});
