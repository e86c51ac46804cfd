import { z } from 'astro/zod';
import { line, officeCity, ref, several } from './fields.ts';

const slug = z.string().regex(/^[a-z-]+$/, 'Write a name in lower case with hyphens, such as india.');
const rate = z.number().positive('Write a rate above 0.');

/** The lowest and the highest rate for an hour. */
const rangeFields = { low: rate.describe('The lowest and the highest rate for one hour.'), high: rate };

const range = z
  .strictObject(rangeFields)
  .refine(({ low, high }) => low <= high, { path: ['high'], error: 'Write the lowest rate first.' });

export type Range = z.infer<typeof range>;

const region = z
  .strictObject({
    id: slug.describe('Short name for facts and addresses, such as `india`.'),
    region: line(24).describe('Where the person works, as readers say it.'),
    office: officeCity
      .optional()
      .describe(
        'The city of your office whose people have these rates; none in a region that only compares.',
      ),
    ...rangeFields,
    levels: z
      .record(slug, range)
      .optional()
      .describe('The rates of each level of `records/seniority.yaml`; they fill the range of the office.'),
  })
  .refine(({ low, high }) => low < high, {
    path: ['high'],
    error: 'The highest rate is above the lowest one.',
  })
  .refine(({ office, levels }) => (office === undefined) === (levels === undefined), {
    path: ['levels'],
    error: 'An office has the rates of each level; a region that only compares has none.',
  })
  .refine(
    ({ low, high, levels }) => {
      const all = Object.values(levels ?? { all: { low, high } });
      return (
        Math.min(...all.map((one) => one.low)) === low && Math.max(...all.map((one) => one.high)) === high
      );
    },
    { path: ['levels'], error: 'The lowest and the highest rate of the levels are those of the office.' },
  );

/**
 * `content/records/rates/<kind>.yaml`: what an hour of one kind of work costs, by office and level. This is the only
 * place for rates.
 */
export const rateCardSchema = z
  .strictObject({
    name: line(30).describe('The kind in the plural, such as "Designers".'),
    one: line(30).describe('One of them, in lower case, such as "designer".'),
    ownAs: slug
      .optional()
      .describe('The card whose offices and rates hold for this kind too; other regions are its own.'),
    covers: line(120).optional().describe('Whose hours the card prices, where its name does not say it.'),
    year: z.number().int().min(2000).max(2100).describe('The year that the rates hold for.'),
    through: z
      .number()
      .int()
      .min(2000)
      .max(2100)
      .optional()
      .describe('The last year for which the same rates have been announced, where it is a later one.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as USD.')
      .describe('Three letters, such as USD.'),
    order: z.number().int().min(1).describe('Place in lists, counted from 1.'),
    source: line(80).describe('Where the rates come from and what moves them.'),
    step: rate.describe('Distance of two lines in the chart, in the currency.'),
    regions: several([1, 5], region),
    factors: several([2, 4], { way: line(24), times: rate, ours: z.boolean().default(false) })
      .optional()
      .describe('What one hire costs in all by way of hiring, as a multiple of the cheapest way.'),
  })
  .refine(({ ownAs, regions }) => (ownAs === undefined) === regions.some(({ office }) => office), {
    path: ['regions'],
    error: 'Write the rates of your offices here, or name the card that has them as `ownAs`.',
  });

type Written = z.infer<typeof rateCardSchema>;

/** The rate in one region; `ours` if it is one of the agency's offices. */
type RegionRate = Written['regions'][number] & { ours: boolean };

/** A rate card with all its regions, the agency's offices first; `own` is the card that lists the offices' rates. */
export type RateCard = Omit<Written, 'regions' | 'ownAs'> & {
  id: string;
  own: string;
  regions: RegionRate[];
};

/** Fills in the offices of each card. Throws an Error if `ownAs` does not name a card that lists them. */
export function rateCardsOf(written: readonly (Written & { id: string })[]): RateCard[] {
  return written.map(({ ownAs, ...card }) => {
    const lender = written.find(({ id }) => id === ownAs);
    if (ownAs !== undefined && (!lender || lender.ownAs !== undefined))
      throw new Error(
        `records/rates/${card.id}.yaml: ownAs names no card with offices of its own: "${ownAs}".`,
      );
    const regions = [...(lender?.regions.filter(({ office }) => office) ?? []), ...card.regions];
    const own = ownAs ?? card.id;
    return { ...card, own, regions: regions.map((one) => ({ ...one, ours: one.office !== undefined })) };
  });
}

/**
 * The rates of one office, or of one level there; without an office, those of the first. Throws an Error that lists
 * what the card has if that office or level is missing.
 */
export function officeRate(card: RateCard, place?: string, level?: string): Range & { office: string } {
  const own = card.regions.filter(({ ours }) => ours);
  const found = place === undefined ? own[0] : own.find(({ office }) => office === place);
  if (!found?.office)
    throw new Error(
      `records/rates/${card.id}.yaml has no office "${place}"; it has ${own.map(({ office }) => office).join(', ')}.`,
    );
  const rates = level === undefined ? found : found.levels?.[level];
  if (!rates)
    throw new Error(
      `records/rates/${card.id}.yaml has no level "${level}"; it has ${Object.keys(found.levels ?? {}).join(', ')}.`,
    );
  return { office: found.office, low: rates.low, high: rates.high };
}

/** Full-time hours in a week, and in one of its five days. */
const WEEK = 40;
export const FULL_DAY = WEEK / 5;

/** What every line of work says, however its hours are written. */
const workFields = {
  label: line(50).describe('Who does what, such as "Two mobile developers, build".'),
  rates: ref('rates').describe('Whose rate applies.'),
  office: officeCity.describe('The city of the office that the people work in.'),
  level: slug
    .optional()
    .describe('The level of these people, such as `lead`; without one the whole range of the office.'),
};

/** The lines of a job, as an entry lists who works on it. */
export const jobLinesSchema = several([1, 8], {
  ...workFields,
  people: z.number().int().min(1).max(20),
  weeks: z.number().min(0.1).max(60).describe('Full-time weeks of each person.'),
}).describe(
  'Who works on it and from which office; hours and amounts are reckoned from the rates, and `{price:total}` says the sum in any text of the file.',
);

export type WrittenLine = z.infer<typeof jobLinesSchema>[number] & Pick<YearlyLine, 'person'>;

/** The lines of work that goes on for some years. */
export const yearlyLinesSchema = several([2, 6], {
  ...workFields,
  person: ref('bench')
    .optional()
    .describe('Somebody on the bench who does it, and whose rate is charged in place of the level’s range.'),
  days: z
    .array(z.number().min(0).max(60))
    .length(3)
    .describe('Working days of one person in the first, second and third year.'),
}).describe('What is done in three years; `{price:total}` says the sum in any text of the file.');

type YearlyLine = z.infer<typeof yearlyLinesSchema>[number];

/** The lines of some years as those of one job. */
export const linesOfYears = (lines: readonly YearlyLine[]): WrittenLine[] =>
  lines.map(({ days, ...line }) => ({
    ...line,
    people: 1,
    weeks: (days.reduce((all, some) => all + some, 0) * FULL_DAY) / WEEK,
  }));

/** A line of a job with its total hours and its lowest and highest hourly rate. */
export interface JobLine extends Range {
  label: string;
  hours: number;
  office: string;
  /** The rate card used. */
  rates: string;
}

/**
 * A job with the hours and rates of its lines; `bench` has the rate of each person who may be named in one. Throws an
 * Error if it has no lines, or if their cards differ in currency or year.
 */
export function jobOf(
  cards: readonly RateCard[],
  bench: ReadonlyMap<string, { rate: number }>,
  lines: readonly WrittenLine[],
) {
  const reckoned = lines.map(({ label, people, weeks, rates, office, level, person }) => {
    const card = cards.find(({ id }) => id === rates);
    if (!card) throw new Error(`"${label}" names no rates that there are: "${rates}".`);
    const { currency, year } = card;
    const hours = Math.round(people * weeks * WEEK * 100) / 100;
    const { rate } = (person === undefined ? undefined : bench.get(person)) ?? {};
    const range = rate === undefined ? officeRate(card, office, level) : { office, low: rate, high: rate };
    return { label, hours, rates, currency, year, ...range };
  });
  const [first] = reckoned;
  if (!first) throw new Error('A job needs one line at least.');
  const { currency, year } = first;
  if (reckoned.some((one) => one.currency !== currency || one.year !== year))
    throw new Error('The rates of a job differ in currency or year.');
  return { lines: reckoned, currency, year };
}
