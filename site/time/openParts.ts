import { DAY, HOUR, minutesOf } from './clock.ts';

/** An office by its hours east of UTC and its opening hours. */
interface Open {
  utcOffset: number;
  hours: { from: string; to: string };
}

/** Splits a UTC day into `parts` equal parts. Tells for each whether the office is open in the middle of it. */
export function openParts({ utcOffset, hours: { from, to } }: Open, parts: number): boolean[] {
  return Array.from({ length: parts }, (_, i) => {
    const here = ((i + 0.5) * DAY) / parts + utcOffset * HOUR;
    const inDay = ((here % DAY) + DAY) % DAY;
    return inDay >= minutesOf(from) && inDay < minutesOf(to);
  });
}
