import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { loadPictures } from './loadPictures.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everyRule: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};
/** What another colour scheme can change; the rest was judged in the first one at the same width. */
const rulesOfColour: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
const widths = [320, 360, 390, 768, 1024, 1440, 1920];

/** Window widths in CSS pixels at which a page is judged, each in light and dark. */
const judged = [360, 768, 1440];

async function findingsOf(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (run): Promise<AxeResults> => Reflect.get(window, 'axe').run(document, run),
    // What passes is not listed: that takes most of the time.
    { ...options, resultTypes: ['violations'], selectors: false, preload: false, iframes: false },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Opens a page, loads its pictures, and expects of every judged width in light and dark
 * that axe finds nothing, and of all widths from 320 to 1920 px that nothing is wider than the window. The console
 * stays silent.
 */
export async function expectGoodLooks(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url, { waitUntil: 'load' });
  // What is laid out only near the window has to be there for axe as well.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await loadPictures(page);
  await page.evaluate(axeSource);
  for (const width of judged) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findingsOf(page, everyRule), `light, ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findingsOf(page, rulesOfColour), `dark, ${width} px`).toEqual([]);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, `wider than the window of ${width} px`).toBeLessThanOrEqual(0);
  }
  // The page for wrong addresses is answered with 404, which the console repeats.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await context.close();
}
