import type { Page } from 'playwright-core';

/** Cells that the window, a box that scrolls or their own column cuts. */
export const cutCells = (page: Page): Promise<string[]> =>
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
