import { coordinate } from '../../../art/path.ts';
import { SLANT } from '../../../art/geometry.ts';

/** In px: distance, height and width of the strokes. */
const PITCH = 20;
const HEIGHT = 48;
const WIDTH = 9;

/** `count` slanted strokes side by side, in a box in px, in two paths: the first `lead` of them, and the rest. */
export function strokes(count: number, lead: number) {
  const lean = HEIGHT * SLANT;
  const path = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => coordinate((from + i) * PITCH))
      .map((x) => `M${x} ${HEIGHT}l${coordinate(lean)}-${HEIGHT}h${WIDTH}l-${coordinate(lean)} ${HEIGHT}z`)
      .join('');
  return {
    width: Math.ceil((count - 1) * PITCH + WIDTH + lean),
    height: HEIGHT,
    lead: path(0, lead),
    rest: path(lead, count),
  };
}
