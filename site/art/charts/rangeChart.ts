/** One range to draw, in the unit of the axis. */
export interface RangeRow {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  /** The range in words, such as "$15–40". */
  readonly value: string;
  /** A value inside the range that a dark stroke marks, such as the median. */
  readonly mark?: number | undefined;
  /** The row that the text is about. */
  readonly lead?: boolean | undefined;
}

/** A row with its place: x in per cent of the plot, y in px of its upper edge. */
interface RangeBar extends RangeRow {
  readonly y: number;
  readonly start: number;
  readonly width: number;
  readonly markAt?: number;
  /** Where the value in words stands: after the bar, or before it where a narrow window has no room after it. */
  readonly wordsBefore: boolean;
}

/** A range chart as data: x in per cent of the plot, so that it fits any width without scaling its text; y in px. */
export interface RangeChart {
  readonly height: number;
  /** Where the axis ends below. */
  readonly foot: number;
  readonly grid: readonly { readonly at: number; readonly label: string }[];
  readonly bars: readonly RangeBar[];
}

/** In px. */
const ROW = 74;
const AXIS_LABELS = 34;
/** Share of the highest value that the axis goes on after it: there stands the value in words. */
const ROOM = 1.12;
/** The value in words takes up to this many per cent of the narrowest plot. */
const WORDS = 25;

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/**
 * Places ranges on an axis that begins at 0. `step` is the distance of two grid lines in the unit of the rows,
 * `write` words a value of the axis. Throws an Error for a range that is empty, reversed or below 0, for a mark
 * outside its range, and without rows.
 */
export function rangeChart(
  rows: readonly RangeRow[],
  { step, write }: { readonly step: number; readonly write: (value: number) => string },
): RangeChart {
  if (rows.length === 0) throw new Error('A range chart needs one row at least.');
  for (const { label, low, high, mark = low } of rows) {
    if (!(low >= 0 && low < high && mark >= low && mark <= high)) {
      throw new Error(`The row "${label}" goes from ${low} to ${high} with a mark at ${mark}.`);
    }
  }
  const steps = Math.ceil((Math.max(...rows.map(({ high }) => high)) * ROOM) / step);
  const share = (value: number): number => hundredth((value / (steps * step)) * 100);
  const foot = rows.length * ROW + 20;
  return {
    height: foot + AXIS_LABELS,
    foot,
    grid: Array.from({ length: steps + 1 }, (_, i) => ({ at: share(i * step), label: write(i * step) })),
    bars: rows.map((row, i) => ({
      ...row,
      y: i * ROW,
      start: share(row.low),
      width: hundredth(share(row.high) - share(row.low)),
      wordsBefore: share(row.high) > 100 - WORDS && share(row.low) >= WORDS,
      ...(row.mark === undefined ? {} : { markAt: share(row.mark) }),
    })),
  };
}
