import { z } from 'astro/zod';
import { addressOf } from '../../../collections/addresses.ts';
import { line } from '../../../collections/fields.ts';
import { single } from '../../../collections/single.ts';
import { ownListWords } from '../parts/ownListWords.ts';
import { entriesOf } from '../../../collections/entries.ts';

/** A fact about a company: the head of its column. */
const fact = z.strictObject({ label: line(24) });

/** Both ways of sorting a column. */
const orders = z.strictObject({ up: line(30), down: line(30) });

/** `content/records/ranking-labels.yaml`: the words that all rankings share. */
export const rankingLabelsSchema = z.strictObject({
  categories: z
    .record(z.string(), line(30))
    .describe(
      'Names of the categories by the last part of their address, such as `healthcare-app-development`.',
    ),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as USD.')
    .describe('Three letters of the currency of all rates, such as USD.'),
  rank: line(16),
  company: line(16),
  score: line(20).describe('Head of the column of totals, which are out of ten.'),
  rate: fact,
  employees: fact,
  location: fact,
  founded: fact,
  stars: fact
    .extend({ alt: line(60) })
    .describe('Its alt text is read out where stars are drawn: `{stars}` becomes the number.'),
  sort: z
    .strictObject({
      label: line(20).describe(
        'What the choice of an order is called on phones, where heads of columns are hidden.',
      ),
      numbers: orders.describe('How numbers go up and down, such as "from low to high".'),
      words: orders.describe('How words go up and down, such as "from A to Z".'),
      said: line(30).describe('Stands before the order that was chosen when it is read out.'),
    })
    .describe('The words of what sorts the table. Without scripts they are not shown.'),
  weights: z
    .strictObject({
      heading: line(40),
      text: line(220).describe('What moving a weight does.'),
      leads: line(40).describe(
        'Stands before the company that is first with the weights of the moment, and its score.',
      ),
      unweighed: line(60).describe('Stands there instead while no criterion has a weight.'),
      reset: line(24).describe('Words of the button that brings back our weights and our order.'),
    })
    .describe('The words of the weights under the table. Without scripts they are not shown.'),
  ownList: ownListWords.describe('The words of the sheet on which readers score companies of their own.'),
  weakness: line(30).describe('Stands over what a company is weak in.'),
  updated: line(30).describe('Before the day of the last update, on rankings.'),
  reviewed: line(30).describe('Before the day of the last review, on the page about the method.'),
  unranked: line(90).describe('The promise that holds for every list, in one sentence.'),
  demoNotice: line(140).describe('What says that companies are invented; shown while one of them is.'),
});

export type RankingLabels = z.infer<typeof rankingLabelsSchema>;

/** The way to the page that all rankings hang on, by that page's own name. */
export const rankingsHub = async () => ({
  label: (await single('rankings-hub')).crumb,
  page: addressOf('rankings-hub'),
});

/** The words that all rankings share. */
export const rankingLabels = (): Promise<RankingLabels> => single('ranking-labels');

/** The criteria of all rankings in their order, as the page about the method says them. */
export const rankingCriteria = async () => (await single('methodology')).criteria.list;

/** Name of a category by the last part of its page's address. Throws an Error when it has none. */
export async function categoryName(category: string): Promise<string> {
  const name = (await rankingLabels()).categories[category];
  if (!name) throw new Error(`records/ranking-labels.yaml names no category "${category}".`);
  return name;
}

/** The sentences that stand on every page about rankings; the second one while a ranked company is invented. */
export async function rankingStatements() {
  const labels = await rankingLabels();
  const invented = (await entriesOf('companies')).some(({ data }) => data.demo);
  return [
    { icon: 'ban', text: labels.unranked, fact: 'own-company-unranked' },
    ...(invented ? [{ icon: 'info', text: labels.demoNotice, fact: 'companies-fictional' }] : []),
  ];
}

/** A ranking with its companies by the last part of its page's address, or nothing while it is not written. */
export const rankingOf = async (category: string) =>
  (await entriesOf('ranking-pages')).find(({ id }) => id === category)?.data;
