import { SLANT_DEGREES, turn } from '../geometry.ts';
import { polyline } from '../path.ts';
import { HOUR } from '../../lib/clock.ts';
import type { Span } from '../../lib/sharedHours.ts';

/** Minutes in one turn of a clock's hand. */
const TURN = 12 * HOUR;

/** Path data of some strokes, and how many there are. */
interface Strokes {
  readonly d: string;
  readonly count: number;
}

/**
 * Strokes around the face of a clock of twelve hours, one for each `step` minutes of the spans, from the radius
 * `inner` to `outer` (user units around 0, 0), each leaning from its own radius like rain. Throws an Error for a span
 * that is no whole number of steps.
 */
export function dialStrokes(
  spans: readonly Span[],
  { step, inner, outer }: { readonly step: number; readonly inner: number; readonly outer: number },
): Strokes {
  const minutes = spans.flatMap(({ from, to }) => {
    if (to <= from || (to - from) % step !== 0)
      throw new Error(`A span of the dial lasts ${to - from} minutes, which is no whole number of ${step}.`);
    return Array.from({ length: (to - from) / step }, (_, i) => from + (i + 0.5) * step);
  });
  const stroke = (minute: number): string => {
    const degrees = (minute / TURN) * 360;
    const foot = turn({ x: 0, y: -inner }, degrees);
    const lean = turn({ x: 0, y: inner - outer }, degrees + SLANT_DEGREES);
    return polyline([foot, { x: foot.x + lean.x, y: foot.y + lean.y }]);
  };
  return { d: minutes.map(stroke).join(''), count: minutes.length };
}

/** Where the words of each hour stand: its number, and the middle of it on a circle of this radius. */
export const dialHours = (radius: number) =>
  Array.from({ length: 12 }, (_, i) => ({
    hour: i === 0 ? 12 : i,
    ...turn({ x: 0, y: -radius }, i * 30),
  }));
