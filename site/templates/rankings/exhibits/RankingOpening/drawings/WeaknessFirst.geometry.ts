import { strokeRow } from '../../../../../art/charts/strokeRow.ts';

const POINTS = 10;
/** In px of the drawing: from one stroke to the next, their width and their height. */
const SIZE = { pitch: 18, width: 9, height: 26 };
/** How far the last stroke leans out of its place. */
const LEAN = 7;

/** The size of the drawing in px. */
export const LOST_STROKES = { width: (POINTS - 1) * SIZE.pitch + SIZE.width + LEAN, height: SIZE.height };

/** Ten strokes, one a point: those that a mark from 0 to 10 lost, half a point half as high, and the ones it kept. */
export function lostStrokes(mark: number): { readonly lost: string; readonly kept: string } {
  const lost = POINTS - mark;
  const whole = Math.floor(lost);
  const half = { ...SIZE, height: SIZE.height / 2 };
  const rest = Math.ceil(lost) - whole;
  return {
    lost:
      strokeRow({ from: 0, to: whole }, SIZE) +
      strokeRow({ from: whole, to: whole + rest }, half, { foot: SIZE.height }),
    kept: strokeRow({ from: whole + rest, to: POINTS }, SIZE),
  };
}
