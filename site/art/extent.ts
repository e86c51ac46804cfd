import type { Drawing, Layer } from './Drawing.ts';
import type { Point } from './geometry.ts';

/** The straight pieces of a path as `polyline` writes it; of an ellipse its bounding lines. */
const pieces = ({ d }: Layer): [Point, Point][] =>
  d.split('M').flatMap((run) => {
    const [start = '', ...steps] = run.split(/(?=[la])/);
    const numbers = (text: string): number[] => (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [x, y] = numbers(start);
    if (x === undefined || y === undefined) return [];
    let at = { x, y };
    return steps.map((step): [Point, Point] => {
      const values = numbers(step);
      const from = at;
      at = { x: at.x + (values.at(-2) ?? 0), y: at.y + (values.at(-1) ?? 0) };
      const ry = step.startsWith('a') ? (values[1] ?? 0) : 0;
      return [
        { x: from.x, y: from.y - ry },
        { x: at.x, y: at.y + ry },
      ];
    });
  });

/** The part of a line between two heights. */
const within = ([a, b]: [Point, Point], top: number, foot: number): Point[] => {
  const at = (y: number): Point => ({
    x: a.y === b.y ? a.x : a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y),
    y,
  });
  const [low, high] = [Math.max(top, Math.min(a.y, b.y)), Math.min(foot, Math.max(a.y, b.y))];
  if (low > high) return [];
  return a.y === b.y ? [a, b] : [at(low), at(high)];
};

/** What is visible on the ground: of everything that a later ground covers, only what lies in its holes. */
const seen = ({ layers }: Drawing): readonly Layer[] => {
  const cover = layers.findLastIndex(({ group }) => group === 'ground');
  return layers
    .slice(Math.max(cover, 0))
    .filter((layer, i) => cover > 0 || i > 0 || layer.group !== 'ground');
};

/** Everything drawn on the ground between two heights, by its outer points; lines without their width. */
const pointsBetween = (drawing: Drawing, top: number, foot: number): Point[] =>
  seen(drawing)
    .flatMap(pieces)
    .flatMap((line) => within(line, top, foot));

/** How far left a drawing reaches between two heights; its right edge where nothing is drawn. */
export const leftOf = (drawing: Drawing, top: number, foot: number): number =>
  pointsBetween(drawing, top, foot).reduce((left, { x }) => Math.min(left, x), drawing.x + drawing.width);

/** How far up a drawing reaches; its foot where nothing is drawn. */
export const topOf = (drawing: Drawing): number => {
  const foot = drawing.y + drawing.height;
  return pointsBetween(drawing, drawing.y, foot).reduce((top, { y }) => Math.min(top, y), foot);
};
