import { SLANT } from '../geometry.ts';
import { polyline } from '../path.ts';

/** In px: a stroke's height, the distance of two that fall one after the other, and a stroke's weight. */
const STROKE = 32;
const PITCH = 46;
export const FALLING_WEIGHT = 7;

/** Strokes that fall one under the other, such as the days between two steps, in px of their own box. */
export const fallingStrokes = (count: number) => ({
  width: Math.ceil(STROKE * SLANT + FALLING_WEIGHT),
  height: count * PITCH,
  d: Array.from({ length: count }, (_, i) =>
    polyline([
      { x: FALLING_WEIGHT / 2 + STROKE * SLANT, y: i * PITCH },
      { x: FALLING_WEIGHT / 2, y: i * PITCH + STROKE },
    ]),
  ).join(''),
});
