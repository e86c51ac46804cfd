import { expect, test } from 'vitest';
import { beforeAfterChart } from '../../../site/art/charts/beforeAfterChart.ts';

/** Heights over the foot of the right upper corners of a series' bars, in px. */
const heights = (d: string, foot: number): number[] =>
  [...d.matchAll(/L[\d.]+ ([\d.]+)V/g)].map(([, y]) => Math.round(foot - Number(y)));

test('bars of both series stand on one scale that ends at a whole step', () => {
  const { before, after, grid, foot } = beforeAfterChart({ before: [90, 60], after: [30] }, 40);
  const full = foot - (grid.at(-1)?.y ?? 0);
  expect(grid.map(({ label }) => label)).toEqual([0, 40, 80, 120]);
  expect(heights(before, foot)).toEqual([0.75, 0.5].map((share) => Math.round(share * full)));
  expect(heights(after, foot)).toEqual([Math.round(0.25 * full)]);
});

test('the second series begins after the share of the first', () => {
  const { turn, after } = beforeAfterChart({ before: [3, 2, 1], after: [1] }, 1);
  expect(turn).toBe(75);
  expect(Number(/^M([\d.]+)/.exec(after)?.[1])).toBeGreaterThan(750);
});

test('a value below 0, or nothing but 0, is refused', () => {
  expect(() => beforeAfterChart({ before: [-1], after: [2] }, 1)).toThrow('0 or more');
  expect(() => beforeAfterChart({ before: [0], after: [] }, 1)).toThrow('more than 0');
});
