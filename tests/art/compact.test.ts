import { expect, test } from 'vitest';
import { compact } from '../../site/art/compact.ts';
import { turn, type Point } from '../../site/art/geometry.ts';
import { hero } from '../../site/templates/home/heroes/Hero/Hero.geometry.ts';
import { palette } from './palette.ts';

const drawings = (['desktop', 'phone'] as const).map((format) =>
  hero({ seed: 'a-page', palette: palette.art, format }),
);

/** The points of path data of straight lines, in any of the forms that SVG has for them here. */
function pointsOf(d: string): Point[] {
  let at = { x: 0, y: 0 };
  let start = at;
  return [...d.matchAll(/([Mmlvz])([^Mmlvz]*)/g)].flatMap(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'z') at = start;
    const steps =
      command === 'v'
        ? numbers.map((y) => ({ x: 0, y }))
        : numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1] ?? 0 }]));
    return steps.map(({ x, y }) => {
      at = command === 'M' ? { x, y } : { x: at.x + x, y: at.y + y };
      if (command === 'M' || command === 'm') start = at;
      return at;
    });
  });
}

const layers = drawings.flatMap((drawing) => drawing.layers);

test.each([0.5, 0.1])('no point of a drawing moves by more than a grid of %s', (grid) => {
  for (const { d } of layers) {
    const { d: written, degrees, lane } = compact(d, grid);
    const was = pointsOf(d);
    const is = pointsOf(written).map(({ x, y }) => turn({ x: x * lane, y }, degrees));
    expect(is).toHaveLength(was.length);
    const moved = was.map(({ x, y }, i) => Math.hypot(x - (is[i]?.x ?? NaN), y - (is[i]?.y ?? NaN)));
    // Strokes on the slant are known to 0.1, and one shorter than two lines of the grid grows to that.
    expect(Math.max(...moved)).toBeLessThanOrEqual(2 * grid + 0.2);
  }
});

test('a drawing in the page takes at most three fifths of its characters', () => {
  const length = (texts: readonly string[]) => texts.join('').length;
  expect(length(layers.map(({ d }) => compact(d, 0.5).d))).toBeLessThan(
    (3 / 5) * length(layers.map(({ d }) => d)),
  );
});

test('curves stay as they are', () => {
  const circle = 'M0 5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z';
  expect(compact(circle, 0.5)).toEqual({ d: circle, degrees: 0, lane: 1 });
});
