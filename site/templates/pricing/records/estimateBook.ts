import type { EstimateBook, EstimateLine } from '../parts/estimate.ts';
import type { RateCard } from '../../../collections/rateCard.ts';
import { plans } from '../../../records/plans.ts';
import { rateAt, rateCards } from '../../../records/rates.ts';
import { seniority } from '../../../records/seniority.ts';

/** The rates of a card by region and level, and those of a whole region under the empty level. */
const ratesOf = ({ regions }: RateCard) =>
  Object.fromEntries(regions.map(({ id, low, high, levels }) => [id, { '': { low, high }, ...levels }]));

/** A part of the book that is its names alone. */
const namesOf = (named: readonly { id: string; name: string }[]) =>
  Object.fromEntries(named.map(({ id, name }) => [id, name]));

/** Every role, region, level and plan of the records, for an estimate. An office is called by its town. */
export async function estimateBook(): Promise<EstimateBook & { offices: string[] }> {
  const cards = await rateCards();
  const regions = cards.flatMap((card) => card.regions);
  return {
    currency: cards[0]?.currency ?? '',
    roles: Object.fromEntries(cards.map((card) => [card.id, { name: card.name, rates: ratesOf(card) }])),
    regions: namesOf(regions.map(({ id, region, office }) => ({ id, name: office ?? region }))),
    levels: namesOf(await seniority()),
    plans: Object.fromEntries(
      (await plans()).map(({ id, name, monthHours }) => [id, { name, hours: monthHours }]),
    ),
    offices: [...new Set(regions.flatMap(({ id, ours }) => (ours ? [id] : [])))],
  };
}

/** The lines of people at offices, whatever their level. Throws an Error where a card has no such office. */
export const linesAt = (
  people: readonly { rates: string; office: string; people: number }[],
): Promise<EstimateLine[]> =>
  Promise.all(
    people.map(async ({ rates, office, people: count }) => {
      const { regionId } = await rateAt(rates, office);
      return { role: rates, region: regionId, level: '', people: count };
    }),
  );
