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
      .locator('main > section')
      .evaluateAll(
        (sections) => sections.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length,
      );
  expect(await page.locator('main > section').count()).toBeGreaterThan(5);
  await expect.poll(waiting).toBe(0);
  await page.context().close();
});

test('what only a section far down is set in is asked for when that comes near', async () => {
  const { page, fonts } = await visit('/about/');
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual(expect.arrayContaining(['display', 'strong', 'text']));
  expect(fonts).not.toContain('quote');
  await page.locator('section[data-deferred]').scrollIntoViewIfNeeded();
  await expect.poll(() => fonts).toContain('quote');
  await page.context().close();
});

test('without scripts a page asks for the fonts of its text by itself', async () => {
  const { page, fonts } = await visit('/about/', { javaScriptEnabled: false });
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual(expect.arrayContaining(['display', 'strong', 'text']));
  await page.context().close();
});

test('the text waits for the first paint, but not for whoever comes from another page of the site', async () => {
  const { page } = await visit('/about/');
  await page.waitForLoadState('networkidle');
  await page.addInitScript(() => {
    // Set up before the page's own, so that it is told first.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      const families = [...document.fonts].map(({ family }) => family);
      document.documentElement.dataset.atFirstPaint = JSON.stringify(families);
    }).observe({ type: 'paint', buffered: true });
  });
  const familiesAtFirstPaint = async () => {
    const noted = page.locator('html[data-at-first-paint]');
    return JSON.parse((await noted.getAttribute('data-at-first-paint')) ?? '[]');
  };
  await page.reload();
  expect(await familiesAtFirstPaint()).not.toContain('text');
  await page
    .locator('a[href="/pricing/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL('**/pricing/');
  expect(await familiesAtFirstPaint()).toContain('text');
  await page.context().close();
});
