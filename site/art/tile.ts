import type { Drawing } from './Drawing.ts';
import { both } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { crossings, SLANT } from './geometry.ts';
import type { ArtPalette } from './palette.schema.ts';
import { polyline, Sheet } from './path.ts';
import { between, randomStream } from './random.ts';

const SIZE = 56;

/** Distance and weight of the rain that draws one of the folds, px. */
const LANE = 6;
const WEIGHT = 2.6;

/** The four ways round in which the folds may lie, and each of them seen in a mirror. */
const turned = ({ x, y }: Point, quarter: number, mirror: boolean): Point => {
  const from = { x: mirror ? SIZE - x : x, y };
  const ways: Point[] = [
    from,
    { x: SIZE - from.y, y: from.x },
    { x: SIZE - from.x, y: SIZE - from.y },
    { x: from.y, y: SIZE - from.x },
  ];
  return ways[quarter] ?? from;
};

/**
 * The tile of a person without a photo: six folds around two inner points, in one of the palette's ramps, one fold of
 * another ramp and one drawn with rain. 56 by 56, radius left to the page.
 */
export const tile = (seed: string, palette: ArtPalette): Drawing => {
  const random = randomStream(seed, 'tile');
  const pick = (count: number): number => Math.floor(random() * count);
  const point = (x: readonly [number, number], y: readonly [number, number]): Point => ({
    x: SIZE * between(random, ...x),
    y: SIZE * between(random, ...y),
  });
  const own = pick(palette.tiles.length);
  const other = (own + 1 + pick(palette.tiles.length - 1)) % palette.tiles.length;
  const [ramp, second] = [own, other].map((at) => palette.ramps[palette.tiles[at] ?? ''] ?? []);
  const [quarter, mirror] = [pick(4), random() < 0.5];
  const [accent, rainy] = [pick(6), pick(5)];

  const [upper, lower] = [point([0.25, 0.62], [0.2, 0.45]), point([0.35, 0.72], [0.55, 0.8])];
  const [a, b, c, d] = [
    { x: 0, y: 0 },
    { x: SIZE, y: 0 },
    { x: SIZE, y: SIZE },
    { x: 0, y: SIZE },
  ];
  const folds = [
    { corners: [a, b, upper], step: 8 },
    { corners: [d, a, upper], step: random() < 0.5 ? 7 : 5 },
    { corners: [b, lower, upper], step: random() < 0.5 ? 6 : 4 },
    { corners: [d, upper, lower], step: random() < 0.5 ? 5 : 3 },
    { corners: [b, c, lower], step: 2 },
    { corners: [c, d, lower], step: 1 },
  ].map(({ corners, step }) => ({ step, corners: corners.map((corner) => turned(corner, quarter, mirror)) }));

  const sheet = new Sheet();
  for (const [at, { corners, step }] of folds.entries()) {
    const fill = both((at === accent ? second : ramp)?.[step] ?? '');
    const stroke = { paint: fill, width: both(0.6) };
    sheet.add({ group: 'facets', d: polyline(corners, true), fill, stroke });
  }
  // Never the fold of the other ramp, so that both marks of a person are seen.
  const wet = folds[(accent + 1 + rainy) % 6];
  const paint = both(ramp?.[((wet?.step ?? 0) + 5) % 9] ?? '');
  for (let lane = 0; lane < SIZE * (1 + SLANT); lane += LANE) {
    for (const [from, to] of wet ? crossings(wet.corners, lane) : []) {
      const line = [from, to].map((y) => ({ x: lane - y * SLANT, y }));
      sheet.add({ group: 'hatch', d: polyline(line), stroke: { paint, width: both(WEIGHT) } });
    }
  }
  return { x: 0, y: 0, width: SIZE, height: SIZE, layers: sheet.layers() };
};
