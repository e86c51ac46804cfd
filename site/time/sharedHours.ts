import { DAY, minutesOf } from './clock.ts';

/** When people are at work, by a clock of 24 hours. */
interface Hours {
  readonly from: string;
  readonly to: string;
}

/** A stretch of a day in minutes after its midnight; `to` may lie in the next day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** `Intl.DateTimeFormat` is expensive to construct, so instances are cached. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  return clock;
}

/** A time zone's offset from UTC on a day, in minutes: 330 for Asia/Kolkata. */
export function offsetOn(timeZone: string, day: string): number {
  const parts = clockOf(timeZone).formatToParts(new Date(`${day}T12:00:00Z`));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, time = '00:00'] = /GMT(?:([+-])(\d\d:\d\d))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * minutesOf(time);
}

const DAY_MS = 86_400_000;

/** The offsets from UTC, in minutes, during two years from a day, each with the first day of its validity. */
export function offsetsFrom(timeZone: string, day: string): { from: string; minutes: number }[] {
  const days = Array.from({ length: 731 }, (_, i) =>
    new Date(Date.parse(day) + i * DAY_MS).toISOString().slice(0, 10),
  );
  const offsets = days.map((from) => ({ from, minutes: offsetOn(timeZone, from) }));
  return offsets.filter(({ minutes }, i) => minutes !== offsets[i - 1]?.minutes);
}

/** Working hours in one time zone by the clock of another; the span begins on the given day. */
export function hoursSeenFrom(
  seenFrom: string,
  { timeZone, hours }: { readonly timeZone: string; readonly hours: Hours },
  day: string,
): Span {
  const ahead = offsetOn(seenFrom, day) - offsetOn(timeZone, day);
  const from = (minutesOf(hours.from) + ahead + DAY) % DAY;
  return { from, to: from + minutesOf(hours.to) - minutesOf(hours.from) };
}

/** The parts of a span that overlap with another one, which repeats daily; in order. */
export const sharedParts = (own: Span, daily: Span): Span[] =>
  [-DAY, 0, DAY].flatMap((shift) => {
    const from = Math.max(own.from, daily.from + shift);
    const to = Math.min(own.to, daily.to + shift);
    return from < to ? [{ from, to }] : [];
  });

/** Splits a span at midnight, so that each part lies within one day; the part after midnight comes first. */
export const cutAtMidnight = ({ from, to }: Span): Span[] =>
  to <= DAY
    ? [{ from, to }]
    : [
        { from: 0, to: to - DAY },
        { from, to: DAY },
      ];

/** The minutes covered by some spans; overlaps count once. */
export function minutesCovered(spans: readonly Span[]): number {
  let [end, sum] = [0, 0];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}
