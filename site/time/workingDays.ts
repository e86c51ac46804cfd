const DAY = 86_400_000;

const mondayOf = (time: number): number => time - ((new Date(time).getUTCDay() + 6) % 7) * DAY;

/** The Monday of a day's week (on a weekend, of the next one); both in milliseconds, at midnight UTC. */
export const comingMonday = (time: number): number => mondayOf(time + 2 * DAY);

/** The working days of some weeks from a Monday on, in milliseconds, at midnight UTC. */
export const workingDays = (monday: number, weeks: number): number[] =>
  Array.from({ length: weeks * 5 }, (_, at) => monday + (Math.floor(at / 5) * 7 + (at % 5)) * DAY);

/** A midnight in UTC as a date such as 2026-11-23. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
