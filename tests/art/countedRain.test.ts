import { expect, test } from 'vitest';
import { countedRain } from '../../site/templates/company/parts/countedRain.ts';

const groups = [[{ length: 12 }, { length: 60 }], [{ length: 30 }]];

test.each(['wide', 'phone'] as const)(
  '%s: one stroke for each thing, in the order of the things',
  (format) => {
    const { strokes } = countedRain(groups, format);
    expect(strokes.map(({ thing }) => thing.length)).toEqual([12, 60, 30]);
    for (const { d } of strokes) expect(d.match(/M/g)).toHaveLength(1);
  },
);

test('a stroke is as long as its share of the longest one', () => {
  const { strokes } = countedRain(groups, 'wide');
  const falls = strokes.flatMap(({ d }) =>
    [...d.matchAll(/l-[\d.]+ ([\d.]+)/g)].map(([, fall]) => Number(fall)),
  );
  const [short = 0, middle = 0, long = 0] = falls.map((fall) => fall - 4).sort((a, b) => a - b);
  expect(short / long).toBeCloseTo(12 / 60, 2);
  expect(middle / long).toBeCloseTo(30 / 60, 2);
});
