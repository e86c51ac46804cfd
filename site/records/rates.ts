import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { byOrder } from '../lib/byOrder.ts';
import { line, ref } from '../lib/fields.ts';
import { allNamed, named } from './named.ts';

const slug = z.string().regex(/^[a-z-]+$/, 'Write a name in lower case with hyphens, such as india.');
const rate = z.number().positive('Write a rate above 0.');

const region = z
  .strictObject({
    id: slug.describe('Short name for facts and addresses, such as `india`.'),
    region: line(24).describe('Where the person works, as readers say it.'),
    low: rate.describe('The lowest and the highest rate for one hour.'),
    high: rate,
    ours: z.boolean().default(false).describe('True for the region whose people you send.'),
  })
  .refine(({ low, high }) => low < high, {
    path: ['high'],
    error: 'The highest rate is above the lowest one.',
  });

/** `content/records/rates/<role>.yaml`: what an hour of one kind of work costs, by region. Rates are said nowhere else. */
export const rateCardSchema = z.strictObject({
  name: line(30).describe('The kind in the plural, such as "Designers".'),
  one: line(30).describe('One of them, in lower case, such as "designer".'),
  year: z.number().int().min(2000).max(2100).describe('The year that the rates hold for.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as USD.')
    .describe('Three letters, such as USD.'),
  order: z.number().int().min(1).describe('Place in lists, counted from 1.'),
  source: line(80).describe('Where the rates come from and what moves them.'),
  step: rate.describe('Distance of two lines in the chart, in the currency.'),
  regions: z.array(region).min(1).max(5),
  factors: z
    .array(z.strictObject({ way: line(24), times: rate, ours: z.boolean().default(false) }))
    .min(2)
    .max(4)
    .optional()
    .describe('What one hire costs in all by way of hiring, as a multiple of the cheapest way.'),
});

export type RateCard = z.infer<typeof rateCardSchema>;

/** The rates of one kind of work. */
export const rateCard = async (id: string): Promise<RateCard> => (await named('rates', id)).data;

/** All rate cards in their order. Throws an Error when they differ in currency or year, since one table holds them. */
export async function rateCards() {
  const cards = byOrder(await getCollection('rates'));
  const [first] = cards;
  if (cards.some(({ currency, year }) => currency !== first?.currency || year !== first.year)) {
    throw new Error('The files in records/rates/ differ in currency or year.');
  }
  return cards;
}

/** Rates of some kinds of work in the agency's own region and in one other. */
export async function ratesBeside(region: string, ids: readonly string[]) {
  return (await allNamed('rates', ids)).map(({ id, data }) => {
    const regions = data.regions.filter((one) => one.ours || one.id === region);
    if (!regions.some((one) => one.id === region))
      throw new Error(`The file records/rates/${id}.yaml has no region "${region}".`);
    return { ...data, id, regions };
  });
}

/** What an hour of the agency's own people costs in one kind of work. Throws an Error where no region is its own. */
export async function ownRates(id: string) {
  const { currency, year, regions } = await rateCard(id);
  const own = regions.find(({ ours }) => ours);
  if (!own) throw new Error(`records/rates/${id}.yaml names no region of your own.`);
  return { currency, year, low: own.low, high: own.high, region: own.region, regionId: own.id };
}

/** The same for every kind of work, in the order of their cards. */
export const ownRateCards = async () =>
  Promise.all((await rateCards()).map(async ({ id, name }) => ({ id, name, ...(await ownRates(id)) })));

/**
 * What one hire costs in all, by way of hiring: the factors of this kind of work, or of the first kind that has some.
 * Throws an Error when this kind has none.
 */
export async function costFactors(id?: string) {
  const cards = id === undefined ? await rateCards() : [await rateCard(id)];
  const [shown] = cards.flatMap(({ name, factors }) => (factors ? [{ name, factors }] : []));
  if (id !== undefined && !shown) {
    throw new Error(
      `records/rates/${id}.yaml holds no factors: write some there, or leave costFactors out of its hire page.`,
    );
  }
  return shown;
}

/** Full-time hours of one week. */
const WEEK = 40;

/** The lines of a job, as an entry lists who works on it. */
export const jobLinesSchema = z
  .array(
    z.strictObject({
      label: line(50).describe('Who does what, such as "Two mobile developers, build".'),
      people: z.number().int().min(1).max(20),
      weeks: z.number().min(0.5).max(60).describe('Full-time weeks of each person.'),
      rates: ref('rates').describe('Whose rate applies.'),
    }),
  )
  .min(1)
  .max(5)
  .describe('Who works on it; hours and amounts are reckoned from the rates.');

/** A job with the hours and rates of its lines. Throws an Error when their rates differ in currency or year. */
export async function job(name: string, lines: z.infer<typeof jobLinesSchema>) {
  const reckoned = await Promise.all(
    lines.map(async ({ label, people, weeks, rates }) => ({
      label,
      hours: people * weeks * WEEK,
      ...(await ownRates(rates)),
    })),
  );
  const [first] = reckoned;
  if (!first) throw new Error('A worked example needs one line at least.');
  const { currency, year, region } = first;
  if (reckoned.some((one) => one.currency !== currency || one.year !== year))
    throw new Error(`The rates of the example "${name}" differ in currency or year.`);
  return { lines: reckoned, currency, year, region };
}
