import { expect, test } from 'vitest';
import { distribution } from '../../../site/templates/cases/exhibits/CaseResult/drawings/Distribution.geometry.ts';

const few = { counts: [2, 7], median: 15 };
const many = { counts: [0, 1, 13], median: 25 };
const strokes = (d: string) => d.split('M').length - 1;

test('each thing that was counted is one stroke', () => {
  const { risen, hanging } = distribution(few, many, 10);
  expect([strokes(risen), strokes(hanging)]).toEqual([9, 14]);
});

test('both stand on one axis, whose classes and medians share a scale', () => {
  const { medians, ticks } = distribution(few, many, 10);
  expect(medians).toEqual([50, 83.33]);
  expect(ticks).toEqual([
    { at: 0, value: 0 },
    { at: 66.67, value: 20 },
  ]);
});

test('a distribution of nothing is refused', () => {
  expect(() => distribution({ counts: [0], median: 0 }, many, 10)).toThrow('counts above 0');
});
