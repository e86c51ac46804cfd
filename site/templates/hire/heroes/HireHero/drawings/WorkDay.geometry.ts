import { standing } from '../../../../../art/bars.ts';
import { SLANT } from '../../../../../art/geometry.ts';

/** Sizes in px: a stroke, the distance of two, the highest one, and how much lower each further kind of work stands. */
const [WEIGHT, PITCH, HEIGHT, STEP] = [9, 18, 132, 26];

/** The widest drawing of a day, in px, and its height. */
const sizeOf = (hours: number) => ({
  width: Math.ceil((hours - 1) * PITCH + WEIGHT + HEIGHT * SLANT),
  height: HEIGHT,
});

/**
 * A working day, one stroke an hour, by kinds of work: `hours` says how many each kind takes, in their order, and the
 * first kind stands tallest. Path data for each kind, the weight of a stroke and the size of all, in px. Throws an
 * Error for a part of an hour.
 */
export function workDay(hours: readonly number[]) {
  if (hours.some((count) => !Number.isInteger(count) || count < 0)) {
    throw new Error(`A day is drawn in whole hours, not in ${hours.join(', ')}.`);
  }
  const kinds = hours.map((count, kind) => {
    const before = hours.slice(0, kind).reduce((sum, one) => sum + one, 0);
    const tall = HEIGHT - kind * STEP - (WEIGHT / 2) * SLANT;
    return Array.from({ length: count }, (_, i) =>
      standing(WEIGHT / 2 + (before + i) * PITCH, HEIGHT, tall),
    ).join('');
  });
  return { kinds, weight: WEIGHT, ...sizeOf(hours.reduce((sum, one) => sum + one, 0)) };
}
