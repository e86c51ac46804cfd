import { standing } from '../bars.ts';
import type { Drawing, Paint } from '../Drawing.ts';
import { both } from '../Drawing.ts';
import { SLANT } from '../geometry.ts';
import { Sheet } from '../path.ts';

const RULE = 2;

/** One part of a day; `size` is its share of the tallest stroke, 0 to 1. */
export interface PartOfDay {
  readonly size: number;
  readonly paint: Paint;
}

/** In px: from one part of a day to the next. */
const pitchOf = (width: number, height: number, weight: number, parts: number) =>
  (width - height * SLANT - weight) / parts;

/** One stroke at 0 h as tall as the picture, to be moved to another hour: SVG path data, and the px of an hour. */
export const hourStroke = ({ width, height, weight }: { width: number; height: number; weight: number }) => ({
  d: standing(weight / 2, height, height - (weight / 2) * SLANT),
  pitch: pitchOf(width, height, weight, 24),
  weight,
});

/** The parts of a day as slanted strokes on a rule, evenly from 0 to 24 h; sizes in px. */
export const dayStrokes = (options: {
  readonly parts: readonly PartOfDay[];
  readonly rule: Paint;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}): Drawing => {
  const { parts, rule, width, height, weight } = options;
  const pitch = pitchOf(width, height, weight, parts.length);
  const sheet = new Sheet();
  parts.forEach(({ size, paint }, i) => {
    // Half a width short: the butt end is cut across the slant and rises above its axis.
    const d = standing(weight / 2 + i * pitch, height, height * size - (weight / 2) * SLANT);
    sheet.add({ group: 'marks', d, stroke: { paint, width: both(weight) } });
  });
  sheet.add({ group: 'marks', d: `M0 ${height}h${width}v${RULE}H0z`, fill: rule });
  return { x: 0, y: 0, width, height: height + RULE, layers: sheet.layers() };
};
