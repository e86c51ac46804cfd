import { expect, test } from 'vitest';
import { unitChart } from '../../../site/art/charts/unitChart.ts';

/** How many marks a path holds. */
const marks = (d: string) => d.split('M').length - 1;
/** Where the marks of a path begin. */
const starts = (d: string) =>
  [...d.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

const square = { mark: 'square', width: 10, height: 10, pitch: 12 } as const;

test.each([
  { mark: 'stroke', width: 9, height: 48 },
  { mark: 'line', weight: 3, height: 28 },
  { mark: 'square', width: 13, height: 13 },
  { mark: 'dot', radius: 8 },
] as const)('a chart of $mark marks has one for each thing, a path for each amount', (mark) => {
  const { paths } = unitChart({ ...mark, pitch: 20, amounts: [3, 0, 4] });
  expect(paths.map(marks)).toEqual([3, 0, 4]);
});

test('an amount begins on the place after the one before it, row by row', () => {
  const { width, height, paths } = unitChart({ ...square, row: 15, columns: 3, amounts: [2, 3] });
  expect(starts(paths[0] ?? '')).toEqual([
    [0, 0],
    [12, 0],
  ]);
  expect(starts(paths[1] ?? '')).toEqual([
    [24, 0],
    [0, 15],
    [12, 15],
  ]);
  expect([width, height]).toEqual([34, 25]);
});

test('marks over each other fill column by column', () => {
  const { width, height, paths } = unitChart({ ...square, rows: 2, amounts: [3] });
  expect(starts(paths[0] ?? '')).toEqual([
    [0, 0],
    [0, 12],
    [12, 0],
  ]);
  expect([width, height]).toEqual([22, 22]);
});

test('groups stand apart, and room around the chart counts to its box', () => {
  const { width, height, paths } = unitChart({
    ...square,
    group: { size: 2, gap: 5 },
    inset: 4,
    amounts: [3],
  });
  expect(starts(paths[0] ?? '').map(([x]) => x)).toEqual([4, 16, 33]);
  expect([width, height]).toEqual([47, 18]);
});

test('half a thing is a stroke of half the height on the same foot', () => {
  const { paths } = unitChart({ mark: 'stroke', width: 4, height: 20, pitch: 8, amounts: [1.5, 1] });
  expect(paths[0]).toBe('M0 20l5-20h4l-5 20zM8 20l2.5-10h4l-2.5 10z');
  expect(starts(paths[1] ?? '')).toEqual([[16, 20]]);
});
