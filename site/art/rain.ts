import type { Box, Layer, Paint } from './Drawing.ts';
import { both } from './Drawing.ts';
import type { Point, Run } from './geometry.ts';
import { crossings, reaches, SLANT } from './geometry.ts';
import { polyline, Sheet } from './path.ts';
import type { Random } from './random.ts';

/** One weight of rain: its share of all lines (0 to 1), its width in px and its colour. */
interface RainTier {
  readonly share: number;
  readonly width: number;
  readonly paint: Paint;
}

/** How likely a line is (0 to 1) at u, v: 0 to 1 across and down the picture. */
export type Density = (u: number, v: number) => number;

/** What rain is made of. Lengths and lane in px; `clear` boxes stay dry, to the last pixel of a line. */
export interface RainOptions {
  readonly random: Random;
  readonly box: Box;
  readonly lane: number;
  readonly length: readonly [min: number, max: number];
  readonly density: Density;
  readonly tiers: readonly RainTier[];
  readonly clear?: readonly Box[];
  /** Convex shapes that hide the rain; what is drawn there continues its lanes. */
  readonly behind?: readonly (readonly Point[])[];
}

const tierOf = (tiers: readonly RainTier[], pick: number): RainTier | undefined => {
  let share = 0;
  return tiers.find((tier) => (share += tier.share) > pick) ?? tiers.at(-1);
};

/** The parts of a run that are not hidden. */
const inTheOpen = (run: Run, hidden: readonly Run[]): Run[] =>
  hidden
    .reduce<Run[]>(
      (open, [from, to]) =>
        open
          .flatMap(([top, end]): Run[] => [
            [top, Math.min(end, from)],
            [Math.max(top, to), end],
          ])
          .filter(([top, end]) => end > top),
      [run],
    )
    .filter(([top, end]) => end - top > 4);

/** Draws rain: slanted lines on fixed lanes, one layer for each tier that occurs. */
export const rain = (options: RainOptions): Layer[] => {
  const { random, box, lane, length, density, tiers, clear = [], behind = [] } = options;
  const sheet = new Sheet();
  const bottom = box.y + box.height;
  const first = Math.ceil((box.x + box.y * SLANT) / lane);
  const last = Math.floor((box.x + box.width + bottom * SLANT) / lane);
  for (let i = first; i <= last; i++) {
    const at = (y: number): Point => ({ x: i * lane - y * SLANT, y });
    const hidden = behind.flatMap((shape) => crossings(shape, i * lane));
    let y = box.y - random() * length[1];
    while (y < bottom) {
      const size = length[0] + random() ** 1.8 * (length[1] - length[0]);
      // Each line draws the same four random numbers, whether it is shown or not, so that a clear zone moves no other
      // line.
      const [chance, pick, step] = [random(), random(), 1.05 + random() * 0.9];
      const run: Run = [Math.max(y, box.y), Math.min(y + size, bottom)];
      const middle = at((run[0] + run[1]) / 2);
      const wet = chance < density((middle.x - box.x) / box.width, (middle.y - box.y) / box.height);
      const tier = tierOf(tiers, pick);
      for (const open of wet && tier ? inTheOpen(run, hidden) : []) {
        const line = open.map(at);
        if (tier && reaches(line, box) && !clear.some((zone) => reaches(line, zone))) {
          sheet.add({
            group: 'rain',
            d: polyline(line),
            stroke: { paint: tier.paint, width: both(tier.width) },
          });
        }
      }
      y += size * step;
    }
  }
  const order = (layer: Layer): number => tiers.findIndex((tier) => tier.paint === layer.stroke?.paint);
  return sheet.layers().sort((a, b) => order(a) - order(b));
};
