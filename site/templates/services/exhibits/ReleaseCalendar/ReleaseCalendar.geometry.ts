import { coordinate } from '../../../../art/path.ts';
import { SLANT } from '../../../../art/geometry.ts';

/** Days of a working week, one column each. */
const COLUMNS = 5;
/** In px: distance of two columns and of two rows, height and width of a stroke. */
const PITCH = { column: 40, row: 30 };
const HEIGHT = 23;
const WIDTH = 11;

/**
 * A slanted stroke for each weekday, a row for each week, in a box in px. Days whose numbers are in `marked`, counted
 * from 1, make a path of their own.
 */
export function weekdays(days: number, marked: readonly number[]) {
  const lean = HEIGHT * SLANT;
  const path = (wanted: boolean) =>
    Array.from({ length: days }, (_, i) => i)
      .filter((i) => marked.includes(i + 1) === wanted)
      .map((i) => {
        const x = (i % COLUMNS) * PITCH.column;
        const foot = Math.floor(i / COLUMNS) * PITCH.row + HEIGHT;
        return `M${x} ${foot}l${coordinate(lean)}-${HEIGHT}h${WIDTH}l-${coordinate(lean)} ${HEIGHT}z`;
      })
      .join('');
  return {
    width: Math.ceil((COLUMNS - 1) * PITCH.column + WIDTH + lean),
    height: (Math.ceil(days / COLUMNS) - 1) * PITCH.row + HEIGHT,
    marked: path(true),
    plain: path(false),
  };
}
