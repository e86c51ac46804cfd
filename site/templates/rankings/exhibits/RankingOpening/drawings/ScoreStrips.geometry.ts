import { along } from '../../../../../art/charts/scatterRow.ts';

/** In px: how high a stroke is, from one to the one above it, and what stays free over and under all of them. */
const STROKE = 40;
const PITCH = 45;
const OVER = 26;
const UNDER = 28;

/** A stroke of a strip: where it stands, in % of the width, and its ends, in px upwards from the foot. */
interface Stroke {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/**
 * A stroke for each mark, in their order, on an axis of marks; equal ones stand over each other. `foot` is the y that
 * all stand on, `height` that of the strip with room for a name above and one below, both in px.
 */
export function markStrip(
  marks: readonly number[],
  axis: { readonly from: number; readonly to: number },
): { readonly height: number; readonly foot: number; readonly strokes: Stroke[] } {
  const below = marks.map((mark, at) => marks.slice(0, at).filter((earlier) => earlier === mark).length);
  const foot = OVER + Math.max(0, ...below) * PITCH + STROKE;
  const strokes = marks.map((mark, at) => {
    const from = (below[at] ?? 0) * PITCH;
    return { x: along(mark, axis), from, to: from + STROKE };
  });
  return { height: foot + UNDER, foot, strokes };
}

/** On which side of its place a name has room, x in % of the width. */
export const nameSide = (x: number): 'start' | 'middle' | 'end' =>
  x < 30 ? 'start' : x > 70 ? 'end' : 'middle';
