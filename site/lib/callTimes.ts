import type { Site } from './site.schema.ts';

type Office = Pick<Site['offices'][number], 'city' | 'utcOffset' | 'hours'>;

/** A time at which a call may begin. */
export interface CallTime {
  /** By UTC, such as 04:30. */
  utc: string;
  /** The town whose office answers. */
  city: string;
  /** The same moment at each office, and how many days its date is ahead of the answering office's. */
  local: { time: string; day: number }[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
};

/** Minutes after midnight as a clock shows them, whatever the day. */
const clock = (minutes: number): string => {
  const inDay = ((minutes % DAY) + DAY) % DAY;
  return [Math.floor(inDay / HOUR), inDay % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
};

/**
 * When calls may begin: at every office each second hour, from an hour after it opens until an hour before it closes,
 * by winter time, in the order of a day by UTC.
 */
export function callTimes(offices: readonly Office[]): CallTime[] {
  const times = offices.flatMap(({ city, utcOffset, hours }) => {
    const [first, last] = [minutesOf(hours.from) + HOUR, minutesOf(hours.to) - HOUR];
    const count = Math.max(0, Math.floor((last - first) / (2 * HOUR)) + 1);
    return Array.from({ length: count }, (_, nth) => {
      const utc = first + nth * 2 * HOUR - utcOffset * HOUR;
      const local = offices.map((office) => {
        const there = utc + office.utcOffset * HOUR;
        return { time: clock(there), day: Math.floor(there / DAY) };
      });
      return { utc: clock(utc), city, local };
    });
  });
  return times.sort((a, b) => a.utc.localeCompare(b.utc));
}
