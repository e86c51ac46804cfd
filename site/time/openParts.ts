import { DAY, HOUR, minutesOf } from './clock.ts';

/** An office by its hours east of UTC and its opening hours. */
interface Open {
  utcOffset: number;
  hours: { from: string; to: string };
}

/** For each of `parts` equal parts of a UTC day, whether the office is open in its middle. */
export function openParts({ utcOffset, hours: { from, to } }: Open, parts: number): boolean[] {
  return Array.from({ length: parts }, (_, i) => {
    const here = ((i + 0.5) * DAY) / parts + utcOffset * HOUR;
    const inDay = ((here % DAY) + DAY) % DAY;
    return inDay >= minutesOf(from) && inDay < minutesOf(to);
  });
}
