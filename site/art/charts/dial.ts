import { SLANT_DEGREES, turn } from '../geometry.ts';
import { polyline } from '../path.ts';
import { HOUR } from '../../time/clock.ts';
import type { Span } from '../../time/sharedHours.ts';

/** Minutes in one turn of a clock's hand. */
const TURN = 12 * HOUR;

interface Ring {
  /** Minutes of one stroke. */
  readonly step: number;
  /** Where the strokes begin and end, in user units around 0, 0. */
  readonly inner: number;
  readonly outer: number;
  /** Minutes of a whole turn; those of a clock's hand unless said. */
  readonly turnMinutes?: number;
}

/** Path data of some strokes, and how many there are. */
interface Strokes {
  readonly d: string;
  readonly count: number;
}

/**
 * Strokes around the face of a clock, one for each step of the spans, each leaning from its own radius like rain.
 * Throws an Error for a span that is no whole number of steps.
 */
export function dialStrokes(
  spans: readonly Span[],
  { step, inner, outer, turnMinutes = TURN }: Ring,
): Strokes {
  const minutes = spans.flatMap(({ from, to }) => {
    if (to <= from || (to - from) % step !== 0)
      throw new Error(`A span of the dial lasts ${to - from} minutes, which is no whole number of ${step}.`);
    return Array.from({ length: (to - from) / step }, (_, i) => from + (i + 0.5) * step);
  });
  const stroke = (minute: number): string => {
    const degrees = (minute / turnMinutes) * 360;
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
