import { expect, test } from 'vitest';
import { callDrawings } from '../../site/art/call.ts';
import { leftOf, topOf } from '../../site/art/extent.ts';
import { palette } from './palette.ts';

const pages = Array.from({ length: 6 }, (_, i) => `/page-${i}/`);
const drawn = (address: string, width: number) =>
  callDrawings({ ground: 'teal', address, words: { x: 0, y: 100, width, height: 230 } }, palette.art);

test('another page has another drawing, the same on every build', () => {
  const all = pages.map((page) => JSON.stringify(drawn(page, 800)?.wide.layers));
  expect(new Set(all).size).toBe(pages.length);
  expect(JSON.stringify(drawn('/page-3/', 800)?.wide.layers)).toBe(all[3]);
});

test('no drawing runs into the headline, however long it is, or up into the words of a phone', () => {
  for (const width of [800, 1100]) {
    for (const page of pages) {
      const pair = drawn(page, width);
      if (!pair) throw new Error(`${page} has no drawing.`);
      expect(leftOf(pair.wide, 100, 330)).toBeGreaterThanOrEqual(width);
      expect(topOf(pair.phone)).toBeGreaterThanOrEqual(227);
    }
  }
});

test('a headline as wide as the window is refused', () => {
  const words = { x: 0, y: 20, width: 1400, height: 540 };
  expect(callDrawings({ ground: 'amber', address: '/page-0/', words }, palette.art)).toBeUndefined();
});
