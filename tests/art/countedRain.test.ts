import { expect, test } from 'vitest';
import { countedRain } from '../../site/art/countedRain.ts';
import { both } from '../../site/art/Drawing.ts';

const paint = both('#5fb8b3');
const mark = both('#ff9c2e');
const groups = [
  [
    { length: 12, marked: false },
    { length: 60, marked: true },
  ],
  [{ length: 30, marked: false }],
];
const strokes = (d = '') => d.match(/M/g)?.length ?? 0;

test.each(['wide', 'phone'] as const)('%s: one stroke for each thing, the marked ones apart', (format) => {
  const { layers } = countedRain({ groups, format, paint, mark });
  const of = (colour: typeof paint) => layers.find(({ stroke }) => stroke?.paint === colour)?.d;
  expect(strokes(of(paint))).toBe(2);
  expect(strokes(of(mark))).toBe(1);
});

test('a stroke is as long as its share of the longest one', () => {
  const { layers } = countedRain({ groups, format: 'wide', paint, mark });
  const falls = layers.flatMap(({ d }) =>
    [...d.matchAll(/l-[\d.]+ ([\d.]+)/g)].map(([, fall]) => Number(fall)),
  );
  const [short = 0, middle = 0, long = 0] = falls.map((fall) => fall - 4).sort((a, b) => a - b);
  expect(short / long).toBeCloseTo(12 / 60, 2);
  expect(middle / long).toBeCloseTo(30 / 60, 2);
});
