import { jobTotal } from '../../../collections/jobTotal.ts';
import type { Range } from '../../../collections/rateCard.ts';

/** The limits of an estimate: lines, people on a line, months. */
export const most = { lines: 8, people: 20, months: 24 } as const;

/** Working days in a month, for this calculation. */
export const MONTH_DAYS = 20;

/** People of one role in one region; the level is empty where any is meant. */
export interface EstimateLine {
  role: string;
  region: string;
  level: string;
  people: number;
}

/** What to calculate: people, all on one plan, for some whole months. */
export interface Estimate {
  lines: EstimateLine[];
  plan: string;
  months: number;
}

/** What an estimate can choose among, by the names of the records, and how it is called. */
export interface EstimateBook {
  currency: string;
  /** Hourly rates by region and level; the empty level stands for the whole region. */
  roles: Record<string, { name: string; rates: Record<string, Record<string, Range>> }>;
  regions: Record<string, string>;
  levels: Record<string, string>;
  plans: Record<string, { name: string; hours: number }>;
}

/** The whole number from 1 up to a limit that a text is, or nothing. */
export function wholeUpTo(limit: number, text: string): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= limit ? number : undefined;
}

/** Of what an object was given itself: names come from addresses too, and `constructor` is a property of every one. */
const own = <Value>(values: Record<string, Value> = {}, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What an hour of a line costs; nothing where the book has no such role, region or level. */
export const rateOf = ({ roles }: EstimateBook, { role, region, level }: EstimateLine): Range | undefined =>
  own(own(own(roles, role)?.rates, region), level);

/** Hours and rates of each line that has a rate, and their total. */
export function reckon(book: EstimateBook, { lines, plan, months }: Estimate) {
  const monthHours = book.plans[plan]?.hours ?? 0;
  const priced = lines.flatMap((line) => {
    const rate = rateOf(book, line);
    return rate ? [{ ...line, ...rate, monthHours, hours: line.people * monthHours * months }] : [];
  });
  return { lines: priced, total: jobTotal(priced) };
}

/** The query that holds an estimate: `?role=designers.india.2.senior&plan=full-time&months=3`. */
export function queryOf({ lines, plan, months }: Estimate): string {
  const roles = lines.map(({ role, region, people, level }) => [
    'role',
    [role, region, people, ...(level ? [level] : [])].join('.'),
  ]);
  return `?${new URLSearchParams([...roles, ['plan', plan], ['months', `${months}`]])}`;
}

/** The estimate that a query holds. What it lacks, or the book does not know, is taken from another one. */
export function estimateIn(query: string, book: EstimateBook, otherwise: Estimate): Estimate {
  const asked = new URLSearchParams(query);
  const lines = asked
    .getAll('role')
    .flatMap((written) => {
      const [role = '', region = '', count = '', level = ''] = written.split('.');
      const people = wholeUpTo(most.people, count);
      const line = people && { role, region, people, level };
      return line && rateOf(book, line) ? [line] : [];
    })
    .slice(0, most.lines);
  const plan = asked.get('plan') ?? '';
  return {
    lines: lines.length > 0 ? lines : otherwise.lines,
    plan: own(book.plans, plan) ? plan : otherwise.plan,
    months: wholeUpTo(most.months, asked.get('months') ?? '') ?? otherwise.months,
  };
}
