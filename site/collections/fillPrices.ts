import { z } from 'astro/zod';
import { nearest } from '../lib/nearest.ts';
import { BrokenElsewhere, messageOf, nearTo } from './contentFault.ts';
import { folderOf } from './contentNames.ts';
import { jobTotal } from './jobTotal.ts';
import { amount, amounts } from '../lib/money.ts';
import { rateBook } from './rateBook.ts';
import {
  jobLinesSchema,
  jobOf,
  linesOfYears,
  officeRate,
  yearlyLinesSchema,
  type Range,
} from './rateCard.ts';

/**
 * Price placeholders, allowed in any text of the content.
 * An hourly rate: `{rate:developers}`, `{rate:developers/Pune}`, `{rate:developers/Pune/lead}`,
 * `{rate:developers/Pune/highest}`, `{rate:<somebody on the bench>}`.
 * That many hours at such a rate: `{price:380 h developers/Pune}`.
 * The sums of the job in the same file: `{price:total}`, `{hours:total}`.
 */
const placeholder = /\{(rate|price|hours):([^{}]+)\}/g;

const inWords = (currency: string, { low, high }: Range): string => amounts(currency, low, high);

/** Allowed in a path instead of a level. */
const ends = ['lowest', 'highest'] as const;

/** The hourly rate at a path such as `developers/Pune/lead`, or of somebody on the bench. */
function hourOf(path: string): Range & { currency: string } {
  const { cards, bench } = rateBook();
  const [name = '', office, level, ...rest] = path.split('/');
  const card = cards.find(({ id }) => id === name);
  if (card && rest.length === 0) {
    const end = ends.find((one) => one === level);
    const { low, high } = officeRate(card, office, end ? undefined : level);
    const { currency } = card;
    return { currency, low: end === 'highest' ? high : low, high: end === 'lowest' ? low : high };
  }
  const person = bench.get(path);
  if (person) return { low: person.rate, high: person.rate, currency: person.currency };
  const close = nearest(name, [...cards.map(({ id }) => id), ...bench.keys()]);
  throw new Error(
    `"${path}" is no card in ${folderOf('rates')} and nobody in ${folderOf('bench')}.${nearTo(close)}`,
  );
}

const partsSchema = z.object({
  currency: z.string(),
  lines: z.array(z.object({ amount: z.number() })).min(1),
});
const fixedSchema = z.object({ currency: z.string(), amount: z.number() });

/** The totals of all jobs in some data, whether priced by people and weeks or at fixed prices, whole or in parts. */
function sumsIn(data: unknown): (Range & { currency: string; hours?: number })[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(sumsIn);
  const fixed = fixedSchema.safeParse(data);
  if (fixed.success) {
    const { currency, amount: sum } = fixed.data;
    return [{ low: sum, high: sum, currency }, ...inside];
  }
  if (!('lines' in data)) return inside;
  const job = jobLinesSchema.or(yearlyLinesSchema.transform(linesOfYears)).safeParse(data.lines);
  if (job.success) {
    const book = rateBook();
    const { lines, currency } = jobOf(book.cards, book.bench, job.data);
    return [{ ...jobTotal(lines), currency }, ...inside];
  }
  const parts = partsSchema.safeParse(data);
  if (!parts.success) return inside;
  const sum = parts.data.lines.reduce((all, { amount: part }) => all + part, 0);
  return [{ low: sum, high: sum, currency: parts.data.currency }, ...inside];
}

function totalOf(data: object) {
  const [sum, ...others] = sumsIn(data);
  if (!sum) throw new Error('stands in a file without the lines of a job.');
  if (others.length > 0)
    throw new Error('stands in a file with several jobs, so it is not clear which is meant.');
  return sum;
}

function valueOf(kind: string, asked: string, data: object): string {
  if (asked === 'total') {
    const { currency, hours, ...range } = totalOf(data);
    if (kind === 'price') return inWords(currency, range);
    if (kind === 'hours' && hours !== undefined) return amount(hours);
    throw new Error('asks for something that a job has not.');
  }
  if (kind === 'rate') {
    const { currency, ...range } = hourOf(asked);
    return inWords(currency, range);
  }
  const [, hours, path = ''] = /^([\d.]+) h (.+)$/.exec(asked) ?? [];
  if (kind !== 'price' || hours === undefined)
    throw new Error(
      'is none of {rate:developers/Pune}, {price:380 h developers/Pune}, {price:total} and {hours:total}.',
    );
  const { currency, low, high } = hourOf(path);
  return inWords(currency, { low: low * Number(hours), high: high * Number(hours) });
}

/**
 * Fills in the prices of one text; `data` is the file that contains it. Throws an Error that names an unknown
 * placeholder.
 */
export const withPrices = (text: string, data: object): string =>
  text.replace(placeholder, (whole, kind: string, asked: string) => {
    try {
      // In a file, a text goes on in the next line wherever there is a space.
      return valueOf(kind, asked.trim().replace(/\s+/g, ' '), data);
    } catch (error) {
      if (error instanceof BrokenElsewhere) throw error;
      throw new Error(`${whole}: ${messageOf(error)}`, { cause: error });
    }
  });
