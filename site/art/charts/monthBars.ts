import { SLANT } from '../geometry.ts';
import { polyline } from '../path.ts';

/** Sizes in px: the distance of two strokes and of two rows, and the height of a stroke. */
const PITCH = 5;
const ROW = 44;
const HEIGHT = 36;
/** Months side by side, and the room between two of them. */
const IN_ROW = 6;
const GAP = 10;

/** The picture of `months` months: its size and, for each month, the path of its strokes, one for each day. */
export const monthBars = (months: number, days: number) => {
  const month = days * PITCH + GAP;
  const paths = Array.from({ length: months }, (_, nth) => {
    const [left, top] = [(nth % IN_ROW) * month, Math.floor(nth / IN_ROW) * ROW];
    const stroke = (day: number) => {
      const x = left + 2 + day * PITCH;
      return polyline([
        { x: x + HEIGHT * SLANT, y: top },
        { x, y: top + HEIGHT },
      ]);
    };
    return Array.from({ length: days }, (__, day) => stroke(day)).join('');
  });
  const width = Math.ceil(IN_ROW * month + HEIGHT * SLANT);
  return { width, height: Math.ceil(months / IN_ROW) * ROW - ROW + HEIGHT, paths };
};
