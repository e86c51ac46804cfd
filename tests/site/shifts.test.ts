import { expect, test } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import { openSite } from '../support/openSite.ts';
import { htmlOf, pagesToVisit } from '../support/pages.ts';

const { browser, address } = await openSite();

/** How far what a phone shows of a page moves while it loads, and what moved, the most first. */
async function shifts(path: string): Promise<{ sum: number; moved: string[] }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  // The fonts that come before the first paint do so on any line but the slowest; a busy machine may have other ideas.
  const early = [...htmlOf(path).matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
    ([, font]) => font,
  );
  const fonts = early.map((font) =>
    page.waitForEvent('requestfinished', (request) => request.url() === `${address}${font}`),
  );
  await page.route('**/styles.*/**', async (route) => {
    await Promise.all(fonts);
    await route.continue();
  });
  await page.goto(address + path);
  await page.waitForFunction(() => [...document.fonts].some(({ weight }) => weight === '600'));
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  const found = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }[]>((done) => {
        const entries: { value: number; moved: string }[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue;
            const nodes = entry.sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 60) : '',
            );
            entries.push({ value: Number(entry.value), moved: nodes.join(' ') });
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Entries of before are handed over at once, in a task of their own.
        setTimeout(() => done(entries));
      }),
  );
  await context.close();
  return {
    sum: found.reduce((sum, { value }) => sum + value, 0),
    moved: found
      .toSorted((one, other) => other.value - one.value)
      .map(({ value, moved }) => `${value} ${moved}`),
  };
}

/**
 * The first screens of a case study have bold words, which may rewrap when their font loads: the most that this may
 * shift.
 */
const most = (path: string) => (path.startsWith('/case-studies/') ? 0.03 : budgets['^/'].cls);

test.each(pagesToVisit())('%s keeps still while it loads', async (path) => {
  const { sum, moved } = await shifts(path);
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(most(path));
});
