import type { Paint } from '../Drawing.ts';
import { both } from '../Drawing.ts';
import type { Point } from '../geometry.ts';
import { SLANT_DEGREES, turn } from '../geometry.ts';
import type { Motif } from '../Motif.ts';
import { polyline, Sheet } from '../path.ts';

type Pair = readonly [x: number, y: number];

/** The left half of the mark on 40 by 40, from the tip around to the hub. */
const OUTLINE: readonly Pair[] = [
  [20, 1],
  [15.5, 8],
  [12, 6.5],
  [13.5, 15],
  [7, 9.5],
  [5.6, 13],
  [0, 12],
  [3, 17.6],
  [0.6, 21],
  [9.5, 24],
  [4.5, 28.4],
  [13, 29.6],
  [20, 27],
];

const HUB: Pair = [20, 27];
const STEM: readonly Pair[] = [HUB, [20.7, 29], [19.9, 39.2], [17.9, 39.2]];
const BARS = { at: [1.2, 5.4, 9.6, 13.8, 18], width: 2.7 } as const;

/** Turned, the mark is a little wider than its box. */
const FIT = 0.93;

/** Steps of the ramp for the ten folds from the tip to the lower lobe; the thin fold joins its neighbour. */
const FOLDS = [7, 6, 3, 1, 4, 2, 7, 8, 6, 3] as const;

/** The part of a polygon on one side of an upright line. */
const cut = (polygon: readonly Pair[], x: number, keep: 'left' | 'right'): Pair[] => {
  const inside = ([at]: Pair): boolean => (keep === 'left' ? at <= x : at >= x);
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const kept: Pair[] = inside(a) ? [a] : [];
    if (inside(a) !== inside(b)) kept.push([x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])]);
    return kept;
  });
};

const slanted = (points: readonly Pair[]): Point[] =>
  points.map(([x, y]) => {
    const { x: dx, y: dy } = turn({ x: x - 20, y: y - 20 }, SLANT_DEGREES);
    return { x: dx * FIT + 20, y: dy * FIT + 20 };
  });

/** Pulls a fold together around its middle, so that in one colour the folds stay apart. */
const shrink = (points: readonly Pair[], by: number): Pair[] => {
  const middle = [0, 1].map((axis) => points.reduce((sum, p) => sum + (p[axis] ?? 0), 0) / points.length);
  return points.map(([x, y]) => [x + ((middle[0] ?? x) - x) * by, y + ((middle[1] ?? y) - y) * by]);
};

/** The folds of the right half: a fan from the hub over the mirrored outline. */
const folds = (): Pair[][] => {
  const rim = OUTLINE.slice(0, -1).map(([x, y]): Pair => [40 - x, y]);
  const fan = rim.slice(1).map((point, i): Pair[] => [HUB, rim[i] ?? point, point]);
  const [thin, wide] = [fan[8] ?? [], fan[7] ?? []];
  return [...fan.slice(0, 7), [...wide, ...thin.slice(2)], ...fan.slice(9)];
};

/** The leaf as a logo mark: bars of rain on the left, ten folds on the right, the whole turned to the slant. */
export const leafMark: Motif['mark'] = (palette, mono) => {
  const ramp = palette.ramps[palette.mark.ramp] ?? [];
  const sheet = new Sheet();
  const add = (points: readonly Pair[], fill: Paint, seam = false): void => {
    const piece = { group: 'marks', d: polyline(slanted(points), true), fill: mono ?? fill } as const;
    sheet.add(seam && !mono ? { ...piece, stroke: { paint: fill, width: both(0.2) } } : piece);
  };
  for (const x of BARS.at) add(cut(cut(OUTLINE, x, 'right'), x + BARS.width, 'left'), palette.mark.bars);
  add(STEM, both(ramp[2] ?? ''));
  folds().forEach((fold, i) => {
    add(mono ? shrink(fold, 0.16) : fold, both(ramp[FOLDS[i] ?? 0] ?? ''), true);
  });
  return sheet.layers();
};
