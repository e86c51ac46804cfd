/** In px: distance of two dots that stand over each other. */
const PITCH = 18;
/** In %: what stays free at both ends, so that no dot is cut. */
const INSET = 3;

/** The place of a value on an axis, in % of its length. */
export const along = (value: number, { from, to }: { readonly from: number; readonly to: number }): number =>
  INSET + Math.round(((100 - 2 * INSET) * 10 * (value - from)) / (to - from)) / 10;

/** A dot for each value in a row, in their order: x in %, y in px; equal values stand over each other. */
export function scatterRow(values: readonly number[], axis: { readonly from: number; readonly to: number }) {
  const below = values.map((value, at) => values.slice(0, at).filter((earlier) => earlier === value).length);
  const height = (Math.max(...below) + 1) * PITCH;
  const dots = values.map((value, at) => ({
    x: along(value, axis),
    y: height - PITCH / 2 - (below[at] ?? 0) * PITCH,
  }));
  return { height, dots };
}
