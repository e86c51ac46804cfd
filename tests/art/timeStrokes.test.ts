import { expect, test } from 'vitest';
import { tallyStrokes, timeStrokes } from '../../site/desk/strokes.ts';

const hour = 3_600_000;

/** How many strokes a path draws. */
const count = (d: string) => d.split('M').length - 1;

const counted = (promiseHours: number, passedHours: number) => {
  const { gone, left, over, due } = timeStrokes(
    { receivedAt: 0, dueAt: promiseHours * hour, until: passedHours * hour },
    'row',
  );
  return [gone, left, over, due].map(count);
};

test.each([
  [24, 0, [0, 24, 0, 1]],
  [24, 4.9, [4, 20, 0, 1]],
  [24, 24, [24, 0, 0, 1]],
  [24, 24.1, [24, 0, 1, 1]],
  [24, 31.4, [24, 0, 8, 1]],
  [24, 900, [24, 0, 12, 1]],
  // A clock that was set back.
  [24, -3, [0, 24, 0, 1]],
  [8, 2, [2, 6, 0, 1]],
  // A stroke is three hours here.
  [72, 36, [12, 12, 0, 1]],
])(
  'of %i promised hours %d have gone: a stroke each, behind the longer one what is too much',
  (promise, passed, strokes) => {
    expect(counted(promise, passed)).toEqual(strokes);
  },
);

test('inquiries are strokes in the order of what became of them, and what there is at all is seen', () => {
  expect(tallyStrokes([51, 3, 1, 2]).parts.map(count)).toEqual([51, 3, 1, 2]);
  const many = tallyStrokes([1131, 52, 9, 1]);
  expect(many.each).toBe(14);
  expect(many.parts.map(count)).toEqual([81, 4, 1, 1]);
});
