import type { Drawing, Paint } from './Drawing.ts';
import { both } from './Drawing.ts';
import { SLANT } from './geometry.ts';
import { polyline } from './path.ts';

/** A slanted stroke that stands on y = `foot` and reaches below it, so that the picture's edge cuts it level. */
export const standing = (x: number, foot: number, height: number): string =>
  polyline([
    { x: x + height * SLANT, y: foot - height },
    { x: x - 4 * SLANT, y: foot + 4 },
  ]);

/** Sizes of step bars in px: for columns from 1200 px windows on, below, and within a line of text. */
const FORMATS = {
  wide: { width: 8, height: 88, pitch: 16 },
  narrow: { width: 6, height: 88, pitch: 11 },
  line: { width: 4, height: 18, pitch: 8 },
};

/**
 * One bar a week. `open` makes the bars fall off, for a phase without an end. As high as its format; as wide as its
 * bars and their lean.
 */
export const stepBars = (options: {
  readonly weeks: number;
  readonly paint: Paint;
  readonly format?: keyof typeof FORMATS;
  readonly open?: boolean;
}): Drawing => {
  const { weeks, paint, format = 'wide', open = false } = options;
  const { width, height, pitch } = FORMATS[format];
  const d = Array.from({ length: weeks }, (_, i) => {
    const size = open ? height * (1 - (0.5 * i) / weeks) : height;
    // Half a width short: the butt end is cut across the slant and rises above its axis.
    return standing(width / 2 + i * pitch, height, size - (width / 2) * SLANT);
  }).join('');
  const lean = Math.ceil((weeks - 1) * pitch + width + height * SLANT);
  return {
    x: 0,
    y: 0,
    width: lean,
    height,
    layers: [{ group: 'marks', d, stroke: { paint, width: both(width) } }],
  };
};
