import { expect, test } from 'vitest';
import { dayBars, dayFrame } from '../../../site/art/charts/dayChart.ts';

const own = { from: 540, to: 1050 };

test('hours of another place are cut where they meet the own day', () => {
  expect(dayBars({ from: 216, to: 936 }, own)).toEqual([
    { start: 15, width: 22.5, shared: false },
    { start: 37.5, width: 27.5, shared: true },
  ]);
});

test('hours over midnight begin the day as well', () => {
  expect(dayBars({ from: 900, to: 1584 }, own)).toEqual([
    { start: 0, width: 10, shared: false },
    { start: 62.5, width: 10.42, shared: true },
    { start: 72.92, width: 27.08, shared: false },
  ]);
});

test('hours that share nothing are one piece', () => {
  expect(dayBars({ from: 1080, to: 1440 }, own)).toEqual([{ start: 75, width: 25, shared: false }]);
});

test('the own day is all shared', () => {
  expect(dayBars(own, own)).toEqual([{ ...dayFrame(own), shared: true }]);
});
