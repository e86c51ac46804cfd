import { getCollection } from 'astro:content';
import { pick } from '../../lib/pick.ts';
import type { WorkedExample } from '../../sections/WorkedExample/WorkedExample.schema.ts';

/** Full-time hours of one week. */
const WEEK = 40;

/** The lines of an example with hours and rates of the agency's own region. Throws an Error where rates are missing. */
export async function workedExample({ lines, ...words }: WorkedExample) {
  const cards = await getCollection('rates');
  const reckoned = lines.map(({ label, people, weeks, rates }) => {
    const [card] = pick(cards, [rates], 'rates');
    const own = card?.data.regions.find(({ ours }) => ours);
    if (!card || !own) throw new Error(`rates/${rates}.yaml names no region of your own.`);
    const { currency, year } = card.data;
    const { low, high, region } = own;
    return { label, hours: people * weeks * WEEK, low, high, region, currency, year };
  });
  const [first] = reckoned;
  if (!first) throw new Error('A worked example needs one line at least.');
  if (reckoned.some(({ currency, year }) => currency !== first.currency || year !== first.year))
    throw new Error(`The rates of the example "${words.heading}" differ in currency or year.`);
  const { currency, year, region } = first;
  return { ...words, lines: reckoned, currency, year, region };
}
