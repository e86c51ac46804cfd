import { expect, test } from 'vitest';
import { loopStrokes } from '../../../site/templates/industries/exhibits/LifecycleRecord/drawings/WorkLoop.geometry.ts';

const track = { width: 1130, height: 300, turn: 80 };
const places = Array.from({ length: 52 }, (_, i) => i + 1);

test('strokes of a loop stand apart in every row, so that they can be counted', () => {
  const feet = [...loopStrokes(places, track, 52, 104).matchAll(/M(-?[\d.]+) ?(-?[\d.]+)/g)];
  const rows = Map.groupBy(feet, ([, , y]) => y);
  expect([...rows.values()].map((row) => row.length)).toEqual([26, 26]);
  for (const row of rows.values()) {
    const across = row.map(([, x]) => Number(x)).sort((a, b) => a - b);
    const gaps = across.slice(1).map((x, i) => x - (across[i] ?? x));
    expect(Math.min(...gaps)).toBeGreaterThan(30);
  }
});
