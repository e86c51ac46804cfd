import { SLANT } from '../../../../art/geometry.ts';
import { polyline } from '../../../../art/path.ts';

/** Sizes in px: the distance of two strokes, and the height of a stroke. */
const PITCH = 5;
const HEIGHT = 36;

/** A month as strokes, one for each of its working days: the size of the picture and its path. */
export const monthStrokes = (days: number) => {
  const stroke = (day: number) => {
    const x = 2 + day * PITCH;
    return polyline([
      { x: x + HEIGHT * SLANT, y: 0 },
      { x, y: HEIGHT },
    ]);
  };
  const d = Array.from({ length: days }, (_, day) => stroke(day)).join('');
  return { width: Math.ceil(days * PITCH + HEIGHT * SLANT), height: HEIGHT, d };
};
