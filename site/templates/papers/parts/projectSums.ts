import { dateOf } from '../../../time/workingDays.ts';

/** A person's hours week by week, and the hourly rate. */
export interface Booked {
  rate: number;
  planned: readonly number[];
  worked: readonly number[];
}

const DAY = 86_400_000;

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The Friday of a project's week, counted from 1; the first begins on the Monday `start`. */
export const fridayOf = (start: string, week: number): string =>
  dateOf(Date.parse(start) + ((week - 1) * 7 + 4) * DAY);

/** The weeks, counted from 1, whose Friday lies in a month such as 2026-08. */
export const weeksIn = (start: string, weeks: number, month: string): number[] =>
  Array.from({ length: weeks }, (_, at) => at + 1).filter((week) => fridayOf(start, week).startsWith(month));

/** The day `days` after another. */
export const daysAfter = (day: string, days: number): string => dateOf(Date.parse(day) + days * DAY);

/** The last day from Monday to Friday of a month such as 2026-08. */
export function lastWorkingDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0));
  const over = Math.max(0, ((last.getUTCDay() + 6) % 7) - 4);
  return dateOf(last.getTime() - over * DAY);
}

/** Hours of some weeks, counted from 1. */
const hoursIn = (hours: readonly number[], weeks: readonly number[]): number =>
  total(weeks.map((week) => hours[week - 1] ?? 0));

/** What a person's hours come to: the budget, one week, all weeks until then, some weeks of a bill. */
export function sumsOf({ rate, planned, worked }: Booked, week: number, billed: readonly number[]) {
  const hours = total(planned);
  const soFar = total(worked.slice(0, week));
  const ahead = total(planned.slice(week));
  const bill = hoursIn(worked, billed);
  return {
    hours,
    sum: hours * rate,
    week: worked[week - 1] ?? 0,
    soFar,
    spent: soFar * rate,
    plannedSpent: total(planned.slice(0, week)) * rate,
    forecast: (soFar + ahead) * rate,
    left: hours - soFar,
    billed: bill,
    amount: bill * rate,
  };
}
