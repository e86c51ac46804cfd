import type { Drawing, Paint } from '../../../../art/Drawing.ts';
import { both } from '../../../../art/Drawing.ts';
import { ellipse, Sheet } from '../../../../art/path.ts';

/** In px: the picture, the middle of its rings, and the way from one ring to the next along x. */
const FORMATS = {
  wide: { width: 1440, height: 588, middle: { x: 1064, y: 330 }, step: 14 },
  phone: { width: 390, height: 240, middle: { x: 195, y: 124 }, step: 7.8 },
} as const;

/** Height of a ring over its width, which leaves a gap between two rings even at the far side. */
const RATIO = 0.58;

/** Every ring of this number is heavy, so that they can be counted. */
const COUNT_BY = 6;

/** One ring on water for each of some hours, the first one in the middle; the last one is marked. */
export const hourRings = (options: {
  readonly hours: number;
  readonly format: keyof typeof FORMATS;
  readonly paint: Paint;
  readonly mark: Paint;
}): Drawing => {
  const { hours, paint, mark } = options;
  const { width, height, middle, step } = FORMATS[options.format];
  const fits = Math.min(step, (24 * step) / hours);
  const sheet = new Sheet();
  for (let hour = 1; hour <= hours; hour++) {
    const heavy = hour % COUNT_BY === 0;
    sheet.add({
      group: 'water',
      d: ellipse(middle, hour * fits, hour * fits * RATIO),
      stroke: {
        paint: hour === hours ? mark : paint,
        width: both(fits * (hour === hours ? 0.4 : heavy ? 0.24 : 0.12)),
      },
    });
  }
  return { x: 0, y: 0, width, height, layers: sheet.layers() };
};
