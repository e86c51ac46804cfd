import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { scrollThrough } from '../support/scrollThrough.ts';
import { pagePaths } from '../support/pages.ts';
import { startService, type RunningService } from '../support/service.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [320, 360, 390, 768, 1024, 1440, 1920];

let browser: Browser;
let service: RunningService;

beforeAll(async () => {
  [browser, service] = await Promise.all([launchBrowser(), startService()]);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** Opens a page, scrolls it through so that lazy pictures have loaded, and collects what the console complains of. */
async function open(
  path: string,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(service.address + path, { waitUntil: 'load' });
  // What is laid out only near the window has to be there for axe as well.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await scrollThrough(page);
  return { page, complaints };
}

type View = readonly [scheme: 'light' | 'dark', width: number];

const allViews: readonly View[] = [
  ...[360, 768, 1440].map((width): View => ['light', width]),
  ...[360, 768, 1440].map((width): View => ['dark', width]),
];
/** The gallery shows each section many times over: a wide and a narrow view find what is wrong in it. */
const galleryViews: readonly View[] = [
  ['light', 1440],
  ['dark', 360],
];

const pages = [
  ...pagePaths().map((path) => ({ path, views: allViews })),
  // `npm run test:pages` looks at every section in the gallery as well.
  ...(process.env['GALLERY_VIEWS'] === '1'
    ? pagePaths({ gallery: true }).map((path) => ({ path, views: galleryViews }))
    : []),
];

describe.each(pages)('$path', ({ path, views }) => {
  test.each(views)('has no axe finding and no complaint in %s at %i px', async (scheme, width) => {
    const { page, complaints } = await open(path, width, scheme);
    await page.evaluate(axeSource);
    const results = await page.evaluate(
      (values): Promise<AxeResults> =>
        Reflect.get(window, 'axe').run(document, { runOnly: { type: 'tag', values } }),
      tags,
    );
    const findings = results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect(findings).toEqual([]);
    // The page for wrong addresses is answered with 404, which the console repeats.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await page.context().close();
  });

  test('never scrolls sideways from 320 to 1920 px', async () => {
    const { page } = await open(path, 1440, 'light');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });
});
