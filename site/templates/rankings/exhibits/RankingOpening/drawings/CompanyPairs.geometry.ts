import { strokeRow } from '../../../../../art/charts/strokeRow.ts';

/** In px of the drawing: from one stroke to the next, their width and their height. */
const SIZE = { pitch: 9, width: 5.4, height: 18 };
const STROKES = 20;
/** How far the last stroke leans out of its place. */
const LEAN = 5;

/** The size of a bar's drawing in px. */
export const FACING_BAR = { width: STROKES * SIZE.pitch + LEAN, height: SIZE.height };

/** A mark from 0 to 10 as strokes of half a mark each, which begin at the given side of the drawing. */
export function facingBar(mark: number, side: 'left' | 'right'): string {
  const count = Math.round(2 * mark);
  return strokeRow(side === 'left' ? { from: 0, to: count } : { from: STROKES - count, to: STROKES }, SIZE);
}
