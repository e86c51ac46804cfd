import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { htmlOf, pagePaths, pagesToVisit } from '../support/pages.ts';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();

/** Cells that the window, a box that scrolls or their own column cuts. */
const cutCells = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const box = table.closest('[role=region]') ?? document.documentElement;
      const { left, right } = box.getBoundingClientRect();
      // What is only read out is clipped to nothing.
      const readOut = (part: Element | null) =>
        part !== null && getComputedStyle(part).position === 'absolute';
      return [...table.querySelectorAll('td, th')]
        .filter(
          (cell) =>
            cell.checkVisibility() &&
            !readOut(cell) &&
            !readOut(cell.closest('tr')) &&
            !readOut(cell.closest('thead')),
        )
        .filter((cell) => {
          const place = cell.getBoundingClientRect();
          return place.left < left - 1 || place.right > right + 1 || cell.scrollWidth > cell.clientWidth + 1;
        })
        .map((cell) => `${box.getAttribute('aria-label')}: ${cell.textContent}`);
    }),
  );

const withTables = [...pagesToVisit(), ...pagePaths({ gallery: true })].filter((path) =>
  htmlOf(path).includes('<table'),
);

test.each(withTables)('every cell of the tables on %s is in sight on phones and tablets', async (path) => {
  const page = await browser.newPage();
  await page.goto(address + path);
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutCells(page), `${width} px`).toEqual([]);
  }
  await page.close();
});

test('on phones a price stands behind the head of its column', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  await page.goto(`${address}/pricing/`);
  const heads = await page
    .locator('[data-section=rate-tables] [data-ours] td')
    .evaluateAll((cells) => cells.slice(0, 4).map((cell) => getComputedStyle(cell, '::before').content));
  const columns = await page.locator('[data-section=rate-tables] thead th').allTextContents();
  expect(heads).toHaveLength(4);
  for (const [at, head] of heads.entries()) expect(columns[at + 2]).toContain(head.slice(1, -1));
  await page.close();
});
