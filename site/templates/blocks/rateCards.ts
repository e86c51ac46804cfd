import { getCollection } from 'astro:content';
import { byOrder } from '../../lib/byOrder.ts';

/** All rate cards in their order. Throws an Error when they differ in currency or year, since one table holds them. */
export async function rateCards() {
  const cards = byOrder(await getCollection('rates'));
  const [first] = cards;
  if (cards.some(({ currency, year }) => currency !== first?.currency || year !== first.year)) {
    throw new Error('The files in rates/ differ in currency or year.');
  }
  return cards;
}
