import { HOUR } from '../../lib/clock.ts';
import type { Span } from '../../lib/sharedHours.ts';

/** One stroke of a stair, in minutes. */
const STEP = HOUR / 2;
/** Share of the way to the next stroke that a stroke is wide. */
const WEIGHT = 0.46;

/** One working day by its own clock: how far that clock is ahead of UTC, and when the offices are at work in it. */
export interface Stair {
  /** The working day, in minutes after midnight by its own clock. */
  readonly own: Span;
  /** Minutes ahead of UTC. */
  readonly ahead: number;
  /** For each office the parts of that day in which it is at work. */
  readonly offices: readonly { readonly shared: readonly Span[] }[];
}

/** Half an hour of a stair: x and width in per cent of the whole stair, and the places of the offices at work in it. */
interface Stroke {
  readonly x: number;
  readonly width: number;
  readonly offices: readonly number[];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** From the first to the last working minute of all stairs, in minutes of UTC, so that several drawings share one scale. */
export const stairFrame = (stairs: readonly Stair[]): Span => ({
  from: Math.min(...stairs.map(({ own, ahead }) => own.from - ahead)),
  to: Math.max(...stairs.map(({ own, ahead }) => own.to - ahead)),
});

/** The half hours of one working day as strokes within a frame. */
export function stairStrokes({ own, ahead, offices }: Stair, frame: Span): Stroke[] {
  const pitch = (100 * STEP) / (frame.to - frame.from);
  const at = (minute: number) => ((minute - ahead - frame.from) / STEP) * pitch;
  return Array.from({ length: (own.to - own.from) / STEP }, (_, i) => {
    const from = own.from + i * STEP;
    const working = offices.flatMap(({ shared }, nth) =>
      shared.some((part) => part.from <= from && from + STEP <= part.to) ? [nth] : [],
    );
    return { x: round(at(from)), width: round(pitch * WEIGHT), offices: working };
  });
}

/** What the strokes of one working day stand on: x and width in per cent, as attributes of SVG. */
export function stairTread({ own, ahead }: Stair, frame: Span) {
  const share = 100 / (frame.to - frame.from);
  return {
    x: `${round((own.from - ahead - frame.from) * share)}%`,
    width: `${round((own.to - own.from) * share)}%`,
  };
}
