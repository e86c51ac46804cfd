import type { Layer, Paint } from './Drawing.ts';
import { both } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { ellipse, Sheet } from './path.ts';
import type { Random } from './random.ts';
import { between } from './random.ts';

/** Height of a ring over its width: water seen from a low bank. */
const RATIO = 0.32;

/** Weights of rings from the inside out, by share of the first. */
const WEIGHTS = [1, 1, 0.5, 0.5];

/** Rings on water: around each place 4 to 6 ellipses up to about its radius `r`, the outer ones finer. */
export const puddles = (
  random: Random,
  places: readonly { readonly at: Point; readonly r: number }[],
  paint: Paint,
  weight = 1.8,
): Layer[] => {
  const sheet = new Sheet();
  for (const { at, r } of places) {
    const count = 4 + Math.floor(random() * 3);
    let radius = 0.16 * r;
    for (let i = 0; i < count; i++) {
      const share = WEIGHTS[Math.min(3, Math.floor((4 * i) / (count - 1)))] ?? 1;
      const width = Math.round(weight * share * 10) / 10;
      sheet.add({
        group: 'water',
        d: ellipse(at, radius, radius * RATIO),
        stroke: { paint, width: both(width) },
      });
      radius += r * between(random, 0.12, 0.38) * (0.75 + 0.25 * i);
    }
  }
  return sheet.layers();
};
