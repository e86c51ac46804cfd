import { clock, DAY, HOUR, minutesOf } from '../../../time/clock.ts';

/** An office by its hours east of UTC and its opening hours. */
interface Office {
  city: string;
  utcOffset: number;
  hours: { from: string; to: string };
}

/** A time at which a call may begin. */
export interface CallTime {
  /** By UTC, such as 04:30. */
  utc: string;
  /** The same in minutes after the midnight by UTC of the answering office's date; it may lie on another. */
  minutes: number;
  /** The town whose office answers. */
  city: string;
  /** The same moment at each office, and how many days its date is ahead of the answering office's. */
  local: { time: string; day: number }[];
}

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
      return { utc: clock(utc), minutes: utc, city, local };
    });
  });
  return times.sort((a, b) => a.utc.localeCompare(b.utc));
}
