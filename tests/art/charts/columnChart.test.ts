import { expect, test } from 'vitest';
import { columnChart, type Column } from '../../../site/art/charts/columnChart.ts';

const columns: Column[] = [
  { label: 'a', amount: 2.5, value: '2.5X' },
  { label: 'b', amount: 1, value: '1X', lead: true },
  { label: 'c', amount: 0, value: '0X' },
];
const options = { height: 100, width: 40 };

/** Heights of the left and the right upper corner over the foot, from the path. */
const corners = (d: string, foot: number): number[] =>
  [/V([\d.]+)L/, /L[\d.]+ ([\d.]+)V/].map((pattern) => foot - Number(pattern.exec(d)?.[1]));

test('a column is as high as its share of the highest', () => {
  const { columns: placed, foot } = columnChart(columns, options);
  expect(placed.map(({ top }) => foot - top)).toEqual([100, 40, 0]);
});

test('tops rise to the right by 14 degrees from level, and never sink below the foot', () => {
  const { columns: placed, foot } = columnChart(columns, options);
  const [high, low, none] = placed.map(({ d }) => corners(d, foot));
  const slope = (pair: number[] = []) => (Math.atan2((pair[1] ?? 0) - (pair[0] ?? 0), 40) * 180) / Math.PI;
  expect(slope(high)).toBeCloseTo(14, 0);
  expect(slope(low)).toBeCloseTo(14, 0);
  expect(none).toEqual([0, 0]);
});

test('columns share the width evenly', () => {
  expect(columnChart(columns).columns.map(({ at }) => at)).toEqual([16.67, 50, 83.33]);
});

test('amounts below 0, or all 0, are refused', () => {
  expect(() => columnChart([{ label: 'a', amount: -1, value: '' }])).toThrow('0 or more');
  expect(() => columnChart([{ label: 'a', amount: 0, value: '' }])).toThrow('more than 0');
  expect(() => columnChart([])).toThrow('more than 0');
});
