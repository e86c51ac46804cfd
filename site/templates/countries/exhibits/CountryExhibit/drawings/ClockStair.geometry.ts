import { HOUR } from '../../../../../time/clock.ts';
import type { Span } from '../../../../../time/sharedHours.ts';

/** One stroke of a stair, in minutes. */
const STEP = HOUR / 2;
/** How much of that a stroke is wide. */
const WEIGHT = 14;

/** One working day by its own clock: how far that clock is ahead of UTC, and when the offices are at work in it. */
export interface Stair {
  /** The working day, in minutes after midnight by its own clock. */
  readonly own: Span;
  /** Minutes ahead of UTC. */
  readonly ahead: number;
  /** For each office the parts of that day in which it is at work. */
  readonly offices: readonly { readonly shared: readonly Span[] }[];
}

/** From the first to the last working minute of all stairs, in minutes of UTC, so that several drawings share one scale. */
export const stairFrame = (stairs: readonly Stair[]): Span => ({
  from: Math.min(...stairs.map(({ own, ahead }) => own.from - ahead)),
  to: Math.max(...stairs.map(({ own, ahead }) => own.to - ahead)),
});

/** The half hours of one working day, and the places of the offices that are at work in each. */
const halfHours = ({ own, offices }: Stair) =>
  Array.from({ length: (own.to - own.from) / STEP }, (_, i) => own.from + i * STEP).map((from) => ({
    from,
    working: offices.flatMap(({ shared }, nth) =>
      shared.some((part) => part.from <= from && from + STEP <= part.to) ? [nth] : [],
    ),
  }));

/**
 * For each office the half hours in which it is at work, as SVG path data: x in minutes of the frame, y from 0 to
 * `height`. A stroke is as high as the picture where one office is at work; where two are, each has its half.
 */
export function stairStrokes(stair: Stair, frame: Span, height: number): string[] {
  const strokes = halfHours(stair).flatMap(({ from, working }) =>
    working.map((office, nth) => {
      const tall = height / working.length;
      const x = from - stair.ahead - frame.from;
      return { office, d: `M${x} ${nth * tall}h${WEIGHT}v${tall}h${-WEIGHT}z` };
    }),
  );
  return stair.offices.map((_, nth) =>
    strokes
      .filter(({ office }) => office === nth)
      .map(({ d }) => d)
      .join(''),
  );
}

/** What the strokes of one working day stand on: SVG path data in the same units, `from` and `to` in y. */
export const stairTread = ({ own, ahead }: Stair, frame: Span, from: number, to: number): string =>
  `M${own.from - ahead - frame.from} ${from}h${own.to - own.from}v${to - from}h${own.from - own.to}z`;
