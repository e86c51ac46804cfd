import type { Drawing } from './Drawing.ts';
import { both } from './Drawing.ts';
import type { Point } from './geometry.ts';
import type { ArtPalette } from './palette.schema.ts';
import { polyline, Sheet } from './path.ts';
import { between, randomStream } from './random.ts';

const SIZE = 56;

/** The tile of a person without a photo: six folds around two inner points. 56 by 56, radius left to the page. */
export const tile = (seed: string, palette: ArtPalette): Drawing => {
  const random = randomStream(seed, 'tile');
  const point = (x: readonly [number, number], y: readonly [number, number]): Point => ({
    x: SIZE * between(random, ...x),
    y: SIZE * between(random, ...y),
  });
  const name = palette.tiles[Math.floor(random() * palette.tiles.length)] ?? '';
  const ramp = palette.ramps[name] ?? [];
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
    { corners: [d, upper, lower], step: random() < 0.5 ? 5 : 4 },
    { corners: [b, c, lower], step: 3 },
    { corners: [c, d, lower], step: 2 },
  ];
  const sheet = new Sheet();
  for (const { corners, step } of folds) {
    const fill = both(ramp[step] ?? '');
    sheet.add({
      group: 'facets',
      d: polyline(corners, true),
      fill,
      stroke: { paint: fill, width: both(0.6) },
    });
  }
  return { x: 0, y: 0, width: SIZE, height: SIZE, layers: sheet.layers() };
};
