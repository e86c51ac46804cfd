import { describe, expect, test } from 'vitest';
import { rangeChart, type RangeRow } from '../../../site/art/charts/rangeChart.ts';

const row = (label: string, low: number, high: number, more: Partial<RangeRow> = {}): RangeRow => ({
  label,
  low,
  high,
  value: `${low}–${high}`,
  ...more,
});
const scale = { step: 50, write: (value: number) => `$${value}` };

describe('a range chart', () => {
  const chart = rangeChart([row('near', 15, 40, { mark: 20 }), row('far', 65, 200)], scale);

  test('begins its axis at 0 and ends it with the first grid line that leaves room for words', () => {
    expect(chart.grid.map(({ label }) => label)).toEqual(['$0', '$50', '$100', '$150', '$200', '$250']);
    expect(chart.grid.map(({ at }) => at)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(rangeChart([row('under', 1, 175)], scale).grid).toHaveLength(5);
  });

  test('places each range by its share of the axis', () => {
    expect(chart.bars.map(({ start, width }) => [start, width])).toEqual([
      [6, 10],
      [26, 54],
    ]);
  });

  test('marks a value inside its range and nothing where none is given', () => {
    expect(chart.bars.map(({ markAt }) => markAt)).toEqual([8, undefined]);
  });

  test('gives each row 74 px, then room for the axis', () => {
    expect(chart.bars.map(({ y }) => y)).toEqual([0, 74]);
    expect(chart).toMatchObject({ foot: 168, height: 202 });
  });
});

test.each([
  ['reversed', row('x', 40, 15)],
  ['empty', row('x', 15, 15)],
  ['below 0', row('x', -1, 15)],
  ['not a number', row('x', Number.NaN, 15)],
  ['marked outside', row('x', 15, 40, { mark: 41 })],
])('a range that is %s is refused by its name', (_, broken) => {
  expect(() => rangeChart([broken], scale)).toThrow('"x"');
});

test('a chart without rows is refused', () => {
  expect(() => rangeChart([], scale)).toThrow('one row');
});
