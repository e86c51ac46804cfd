import { standing } from './bars.ts';
import type { Drawing, Layer, Paint } from './Drawing.ts';
import { both } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { SLANT } from './geometry.ts';
import { Sheet } from './path.ts';
import { between, randomStream } from './random.ts';

const HOURS = 168;

/** When people are at their desks. */
interface WorkingHours {
  /** Local time minus UTC, in hours: 5.5, -5. */
  readonly utcOffset: number;
  /** Local hours, 0 to 24: 9 and 21. */
  readonly opens: number;
  readonly closes: number;
  /** Week days at work, 0 is Sunday (default all). */
  readonly days?: readonly number[];
  readonly paint: Paint;
}

/** What the drawing of the first week is made of. */
export interface FirstWeekOptions {
  readonly seed: string;
  /** Offices in order of rank: an hour belongs to the first that is at work. */
  readonly offices: readonly WorkingHours[];
  /** The hour 0 of the drawing: week day (0 is Sunday) and hour in UTC. */
  readonly start: { readonly day: number; readonly hour: number };
  /** Hours of the promises, 0 to 168, in order. */
  readonly promises: readonly number[];
  readonly quiet: Paint;
  readonly ink: Paint;
  readonly format: 'wide' | 'phone';
}

/** A promise's stroke, for its label: top and foot in px of the drawing. */
interface PromiseAnchor {
  readonly hour: number;
  readonly top: Point;
  readonly foot: Point;
  /** The side of the stroke that has room for words. */
  readonly side: 'left' | 'right';
}

/** The drawing, the anchors of its promises, the x at which each day begins, and a stroke for the hour that is now. */
export interface FirstWeek {
  readonly drawing: Drawing;
  readonly promises: readonly PromiseAnchor[];
  readonly days: readonly number[];
  /** SVG path data of a stroke at the hour 0, its weight, and the px from one hour to the next. */
  readonly hour: { readonly d: string; readonly weight: number; readonly pitch: number };
}

/** Sizes in px; `full` is the height of the first promise, to which the other heights relate. */
const FORMATS = {
  wide: { width: 1328, full: 346, pitch: 7.44, line: 4.6, stroke: 10, left: 6, rule: 2 },
  phone: { width: 350, full: 173, pitch: 1.86, line: 1.25, stroke: 4, left: 3, rule: 2 },
} as const;

/** Falling, so that labels never cross; the last stands by itself at the end of the week. */
const heightOf = (index: number, hour: number): number => (hour >= HOURS ? 248 : 346 - 74 * index);

const isOpen = ({ utcOffset, opens, closes, days }: WorkingHours, utc: number): boolean => {
  const local = utc + utcOffset;
  const clock = ((local % 24) + 24) % 24;
  const day = ((Math.floor(local / 24) % 7) + 7) % 7;
  return clock >= opens && clock < closes && (days?.includes(day) ?? true);
};

/**
 * Draws the first 168 hours: one slanted line per hour, in the colour of the office at work, grey if there is none, and
 * a tall stroke for each promise. The page adds the words, using the returned anchors.
 */
export const firstWeek = (options: FirstWeekOptions): FirstWeek => {
  const { seed, offices, start, quiet, ink } = options;
  const { width, full, pitch, line, stroke, left, rule } = FORMATS[options.format];
  const random = randomStream(seed, 'hours');
  const scale = full / 346;
  const base = full + rule;
  const x = (hour: number): number => left + stroke / 2 + hour * pitch;

  const sheet = new Sheet();
  let height = 60;
  for (let hour = 0; hour < HOURS; hour++) {
    const office = offices.find((each) => isOpen(each, start.day * 24 + start.hour + hour + 0.5));
    // Work comes in swells: a line goes on from the one before it and turns back at the ends of the range.
    const next = height + between(random, -26, 26);
    height = next > 96 ? 192 - next : next < 40 ? 80 - next : next;
    sheet.add({
      group: 'marks',
      d: standing(x(hour), full, (office ? height : 26) * scale),
      stroke: { paint: office?.paint ?? quiet, width: both(line) },
    });
  }

  const promises = options.promises.map((hour, index): PromiseAnchor => {
    // A butt end rises above its axis by an eighth of its width.
    const tall = heightOf(index, hour) * scale - stroke / 8;
    return {
      hour,
      foot: { x: x(hour), y: full },
      top: { x: x(hour) + tall * SLANT, y: full - tall },
      side: hour >= HOURS ? 'left' : 'right',
    };
  });
  const strokes: Layer = {
    group: 'marks',
    d: promises.map(({ foot, top }) => standing(foot.x, full, full - top.y)).join(''),
    stroke: { paint: ink, width: both(stroke) },
  };
  const ground: Layer = { group: 'marks', d: `M0 ${full}h${width}v${rule}H0z`, fill: ink };
  const drawing = { x: 0, y: 0, width, height: base, layers: [...sheet.layers(), strokes, ground] };
  const hour = { d: standing(x(0), full, 128 * scale), weight: line, pitch };
  return { drawing, promises, hour, days: Array.from({ length: 7 }, (_, day) => x(day * 24)) };
};
