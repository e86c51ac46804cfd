import { unitChart } from '../../../../../art/charts/unitChart.ts';

/** In px of the drawing. */
const STROKE = { mark: 'stroke', width: 5.4, height: 18, pitch: 9 } as const;
const STROKES = 20;
/** How far the last stroke leans out of its place. */
const LEAN = 5;

/** The size of a bar's drawing in px. */
export const FACING_BAR = { width: STROKES * STROKE.pitch + LEAN, height: STROKE.height };

/** A mark from 0 to 10 as strokes of half a mark each, which begin at the given side of the drawing. */
export function facingBar(mark: number, side: 'left' | 'right'): string | undefined {
  const count = Math.round(2 * mark);
  return unitChart({ ...STROKE, amounts: [side === 'left' ? 0 : STROKES - count, count] }).paths[1];
}
