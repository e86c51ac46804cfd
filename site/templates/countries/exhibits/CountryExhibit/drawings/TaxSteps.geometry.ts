const WEIGHT = 0.5;

/** One stroke of a per cent, or of the rest of one: where it begins, and its share of a stroke. */
function strokes(from: number, to: number): { at: number; share: number }[] {
  const count = Math.ceil(to - from);
  return Array.from({ length: count }, (_, i) => ({ at: from + i, share: Math.min(1, to - from - i) }));
}

/**
 * Per cents as strokes, one each: SVG path data in units of one per cent. `across` runs to the right over a height of
 * one, `upright` rises from the foot of a picture that is `most` high and one wide.
 */
export const percentStrokes = (from: number, to: number, most: number) => ({
  across: strokes(from, to)
    .map(({ at, share }) => `M${at} 0h${WEIGHT * share}v1h${-WEIGHT * share}z`)
    .join(''),
  upright: strokes(from, to)
    .map(({ at, share }) => `M0 ${most - at}h1v${-WEIGHT * share}h-1z`)
    .join(''),
});
