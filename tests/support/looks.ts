import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { cutCells } from './cutCells.ts';
import { loadPictures } from './loadPictures.ts';
import { showWhole } from './showWhole.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules by which axe judges a page whole: WCAG 2.0, 2.1 and 2.2 at A and AA, and what axe itself advises. */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const everyRule: RunOptions = { runOnly: { type: 'tag', values: ruleTags } };
/** Rules whose result depends on the colour scheme; the others were checked in the first scheme at that width. */
const colour = ['color-contrast', 'link-in-text-block'];
const rulesOfColour: RunOptions = { runOnly: { type: 'rule', values: colour } };
/** Rules whose result depends on widths between those that were checked in full. */
const rulesOfWidth: RunOptions = {
  runOnly: { type: 'rule', values: [...colour, 'target-size', 'scrollable-region-focusable'] },
};

interface View {
  /** Of the window, in CSS pixels. */
  width: number;
  /** What axe judges by in light; without them it does not judge. */
  rules?: RunOptions;
  /** Whether axe judges the colours of the dark scheme too. */
  dark?: boolean;
}

const everyView: readonly View[] = [
  { width: 320 },
  { width: 360, rules: everyRule, dark: true },
  { width: 390 },
  { width: 768, rules: rulesOfWidth, dark: true },
  { width: 1024 },
  { width: 1440, rules: everyRule, dark: true },
  { width: 1920 },
];
const isWhole = process.env['ALL_VIEWS'] === '1';

/** How the first page of each kind is looked at; `npm run test:pages` looks so at every page. */
export const viewsOfKinds: readonly View[] = everyView;

/** How the other forms of a kind are looked at. */
export const viewsOfForms: readonly View[] = isWhole
  ? everyView
  : [{ width: 320 }, { width: 768 }, { width: 1024 }, { width: 1440, rules: everyRule }, { width: 1920 }];

/** How examples of sections are looked at, most of which stand on pages as well. */
export const viewsOfExamples: readonly View[] = isWhole
  ? everyView
  : [
      { width: 320 },
      { width: 360, rules: everyRule },
      { width: 768 },
      { width: 1440, rules: rulesOfWidth, dark: true },
    ];

/**
 * What the tests check with `npm run test:pages`. The accessibility statement claims no more
 * (`tests/site/legal/accessibilityStatement.test.ts`). Widths in CSS pixels.
 */
export const measured = {
  tool: 'axe',
  browser: 'Chromium',
  ruleTags,
  widths: everyView.map(({ width }) => width),
  /** Where axe judges in light, whole or only what a width can change, and whether it judges the dark colours. */
  axe: everyView.flatMap(({ width, rules, dark = false }) =>
    rules ? [{ width, whole: rules === everyRule, dark }] : [],
  ),
  /** Up to which width no cell of a table may be cut. */
  cellsUpTo: 1024,
  /** The day of the last run that found nothing; change it with the statement. */
  lastFullRun: '2026-11-22',
} as const;

/** Up to here a table may scroll or fold, and no cell may be cut. */
const narrow = measured.cellsUpTo;

async function findingsOf(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (run): Promise<AxeResults> => Reflect.get(window, 'axe').run(document, run),
    // Passes are not collected, which would take most of the time.
    { ...options, resultTypes: ['violations'], selectors: false, preload: false, iframes: false },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Another check for each width; everything it returns is a fault. */
type Search = (page: Page) => Promise<string[]>;

/**
 * Opens one page for all addresses of a file, so that the browser loads axe and fonts once. The returned function loads
 * an address with its pictures, and expects in each of the views that nothing is wider than the window, no table cell is
 * cut, and axe finds nothing by the view's rules; nor may the console log anything.
 */
export async function createJudge(browser: Browser, search: Search = async () => []) {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(axeSource);
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  return async (url: string, views: readonly View[]): Promise<void> => {
    complaints = [];
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(url, { waitUntil: 'load' });
    await showWhole(page);
    for (const { width, rules, dark } of views) {
      await page.setViewportSize({ width, height: 900 });
      await loadPictures(page);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, `wider than the window of ${width} px`).toBeLessThanOrEqual(0);
      if (width <= narrow) expect(await cutCells(page), `cut cells, ${width} px`).toEqual([]);
      expect(await search(page), `${width} px`).toEqual([]);
      if (rules) expect(await findingsOf(page, rules), `light, ${width} px`).toEqual([]);
      if (!dark) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findingsOf(page, rulesOfColour), `dark, ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    // The page for wrong addresses is served with 404, which the console logs.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  };
}
