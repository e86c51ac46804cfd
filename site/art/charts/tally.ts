import { SLANT } from '../geometry.ts';
import { polyline } from '../path.ts';

/** What is counted, in strokes; a fraction gives a shorter last stroke. `rest` follows on the next place. */
export interface Tallied {
  readonly counted: number;
  readonly rest: number;
}

/** A tally as data, in px of its own box: fifty strokes in a line, in groups of ten. */
interface Tally {
  readonly width: number;
  readonly height: number;
  readonly counted: string;
  readonly rest: string;
}

const LINE = 50;
const GROUP = 10;
/** In px: the distance of strokes, what groups have between them on top of it, a stroke's height and weight, a line's. */
const PITCH = 6;
const GAP = 10;
const STROKE = 28;
export const WEIGHT = 3;
const LINE_HEIGHT = 38;

const LEAN = STROKE * SLANT;

/** A stroke on its foot; `share` is how much of it stands. */
function standing(left: number, foot: number, share: number): string {
  const x = left + WEIGHT / 2;
  const up = STROKE * share;
  return polyline([
    { x: x + up * SLANT, y: foot - up },
    { x, y: foot },
  ]);
}

/** The stroke at a place, counted from 0. */
function stroke(place: number, share: number): string {
  const column = place % LINE;
  const left = column * PITCH + Math.floor(column / GROUP) * GAP;
  return standing(left, Math.floor(place / LINE) * LINE_HEIGHT + STROKE, share);
}

const strokes = (amount: number, from: number): string =>
  Array.from({ length: Math.ceil(amount) }, (_, i) => stroke(from + i, Math.min(1, amount - i))).join('');

/** Draws a number as strokes to count. Throws an Error when there is nothing to count or less. */
export function tally({ counted, rest }: Tallied): Tally {
  const whole = Math.ceil(counted);
  const places = whole + Math.ceil(rest);
  if (places < 1 || counted < 0 || rest < 0) throw new Error('A tally counts at least one thing.');
  return {
    width: Math.ceil((LINE - 1) * PITCH + (LINE / GROUP - 1) * GAP + WEIGHT + LEAN),
    height: (Math.ceil(places / LINE) - 1) * LINE_HEIGHT + STROKE,
    counted: strokes(counted, 0),
    rest: strokes(rest, whole),
  };
}

/** A few things, such as minutes, as one group of strokes, in px of its own box. */
export const fewStrokes = (count: number) => ({
  width: Math.ceil((count - 1) * PITCH + WEIGHT + LEAN),
  height: STROKE,
  d: Array.from({ length: count }, (_, i) => standing(i * PITCH, STROKE, 1)).join(''),
});
