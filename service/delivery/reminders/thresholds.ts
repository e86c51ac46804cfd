import { dayMs, hourMs, minuteMs } from '../../lib/durations.ts';
import type { Config } from '../../settings/config.ts';
import type { Promised } from '../../store/Store.ts';

/** When people are reminded of a reply. */
export type ReminderPlan = NonNullable<Config['reminders']>;

/** A moment at which people are reminded of one inquiry. */
export interface Threshold {
  /** `18h` and so on, or `due`. */
  kind: string;
  at: number;
}

const dayMinutes = dayMs / minuteMs;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Minutes from midnight, by the clocks of a zone. */
function minuteIn(zone: string, time: number): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, clock);
  const [hour = 0, minute = 0] = clock.format(time).split(':').map(Number);
  return hour * 60 + minute;
}

/** Minutes from one time of day to the next time that it is another. */
const minutesUntil = (from: number, to: number) => (to - from + dayMinutes) % dayMinutes;

type Night = NonNullable<ReminderPlan['quiet']>;

/** How far into the night it still takes what comes the evening before, in minutes: its first turn, and another try. */
const lateMinutes = 15;

/** Whether it is night, but for its first minutes. */
export function isNight(time: number, { from, to, zone }: Night): boolean {
  const sinceEvening = minutesUntil(from, minuteIn(zone, time));
  return sinceEvening >= lateMinutes && sinceEvening < minutesUntil(from, to);
}

/** The time close to another at which the clocks of a zone show this minute: they may have been changed on the way. */
function showing(minute: number, zone: string, time: number): number {
  const off = minutesUntil(minuteIn(zone, time), minute);
  return time + (off < dayMinutes / 2 ? off : off - dayMinutes) * minuteMs;
}

/**
 * The same time, or, when it falls into the night, the evening before: nobody is woken for what he could have done then.
 * What had not come by that evening waits for the morning.
 */
function outsideNight(time: number, receivedAt: number, { from, to, zone }: Night): number {
  const minute = minuteIn(zone, time);
  const sinceEvening = minutesUntil(from, minute);
  if (sinceEvening >= minutesUntil(from, to)) return time;
  const evening = showing(from, zone, time - sinceEvening * minuteMs);
  if (evening >= receivedAt) return evening;
  return showing(to, zone, time + minutesUntil(minute, to) * minuteMs);
}

/** When people are reminded of an inquiry, the last time once it is due; what would come after that does not come. */
export function thresholdsOf({ receivedAt, dueAt }: Promised, { hours, quiet }: ReminderPlan): Threshold[] {
  const reminders = hours.map((count) => ({ kind: `${count}h`, at: receivedAt + count * hourMs }));
  return [...reminders.filter(({ at }) => at < dueAt), { kind: 'due', at: dueAt }].map(({ kind, at }) => ({
    kind,
    at: quiet ? outsideNight(at, receivedAt, quiet) : at,
  }));
}

/** The order of kinds, the last one first, whatever the night has done to them. */
export const lastFirst = (one: string, other: string): number => rankOf(other) - rankOf(one);

const rankOf = (kind: string) => (kind === 'due' ? Number.MAX_SAFE_INTEGER : Number.parseInt(kind, 10));
