import { MONTH_DAYS, reckon, type Estimate, type EstimateBook } from './estimate.ts';
import { fill } from '../../../collections/fill.ts';
import { amount, amounts } from '../../../lib/money.ts';

/** The sentences of an estimate, with placeholders; `Calculator.schema.ts` says which. */
export interface EstimateWords {
  any: string;
  sum: string;
  total: string;
  days: string;
  spoken: string;
  brief: string;
  person: string;
}

/** Everything that is said of an estimate: its roles, a sum for each, the range, what it covers, and the brief to send. */
export function estimateWords(estimate: Estimate, book: EstimateBook, words: EstimateWords) {
  const { currency, regions, levels, plans } = book;
  const { lines, total } = reckon(book, estimate);
  const months = String(estimate.months);
  const range = amounts(currency, total.low, total.high);
  const all = {
    ...{ currency, range, months, hours: amount(total.hours) },
    days: String(estimate.months * MONTH_DAYS),
    plan: plans[estimate.plan]?.name ?? '',
  };
  const persons = lines.map(({ role, region, level, people }) =>
    fill(words.person, {
      role: book.roles[role]?.name ?? '',
      level: levels[level] ?? words.any,
      region: regions[region] ?? '',
      people: String(people),
    }),
  );
  const roles = persons.join('; ');
  return {
    ...{ range, roles },
    sums: lines.map(({ people, monthHours, hours, low, high }) =>
      fill(words.sum, {
        ...{ currency, months, people: String(people), hours: String(monthHours), total: amount(hours) },
        ...{ low: amount(low), high: amount(high) },
        ...{ least: amount(hours * low), most: amount(hours * high) },
      }),
    ),
    total: fill(words.total, all),
    days: fill(words.days, all),
    spoken: fill(words.spoken, all),
    brief: fill(words.brief, { ...all, roles }),
  };
}
