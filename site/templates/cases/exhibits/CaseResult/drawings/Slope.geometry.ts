/** Where a line begins and ends, in px from the top of the chart. */
interface SlopeLine {
  readonly from: number;
  readonly to: number;
}

/** In px: room over the highest value, and an hour, a person or whatever is measured. */
const OVER = 40;

/** Lines that must not come closer at their ends, in px, for the sake of the labels. */
const APART = 19;

/**
 * Values before and after as sloping lines over one scale from 0. The chart is as high as its closest labels need.
 * Throws an Error when all values are 0, or two at one end are the same.
 */
export function slope(values: readonly { readonly before: number; readonly after: number }[]): {
  readonly height: number;
  /** The foot of the scale, where 0 is. */
  readonly foot: number;
  readonly lines: readonly SlopeLine[];
} {
  const ends = [values.map(({ before }) => before), values.map(({ after }) => after)];
  const most = Math.max(0, ...ends.flat());
  if (most === 0) throw new Error('A slope chart needs a value above 0.');
  const gaps = ends.flatMap((end) => {
    const sorted = end.toSorted((a, b) => a - b);
    return sorted.slice(1).map((value, i) => value - (sorted[i] ?? 0));
  });
  const closest = Math.min(...gaps);
  if (closest <= 0) throw new Error('Two lines of a slope chart have the same value at one end.');
  const unit = Math.max(260 / most, APART / closest);
  const y = (value: number) => Math.round((OVER + (most - value) * unit) * 10) / 10;
  return {
    height: y(0) + 28,
    foot: y(0),
    lines: values.map(({ before, after }) => ({ from: y(before), to: y(after) })),
  };
}
