import { expect, test } from 'vitest';
import { slope } from '../../../site/templates/cases/exhibits/CaseResult/drawings/Slope.geometry.ts';

test('both ends stand on one scale from 0, and labels keep their distance', () => {
  const { foot, lines } = slope([
    { before: 10, after: 1 },
    { before: 9.5, after: 2 },
  ]);
  const [first, second] = lines;
  const over = (y = 0) => foot - y;
  expect(over(first?.from) / over(first?.to)).toBeCloseTo(10, 1);
  expect(Math.abs((first?.from ?? 0) - (second?.from ?? 0))).toBeGreaterThanOrEqual(19);
});

test('nothing but 0, or two lines from one point, is refused', () => {
  expect(() => slope([{ before: 0, after: 0 }])).toThrow('above 0');
  expect(() =>
    slope([
      { before: 2, after: 1 },
      { before: 2, after: 3 },
    ]),
  ).toThrow('same value');
});
