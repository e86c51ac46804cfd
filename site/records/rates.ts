import { jobOf, officeRate, rateCardsOf, type RateCard, type WrittenLine } from '../collections/rateCard.ts';
import { amount } from '../lib/money.ts';
import { memoize } from '../lib/memoize.ts';
import { officeIn } from './agency.ts';
import { entriesOf } from '../collections/entries.ts';
import { rateBook } from '../collections/rateBook.ts';
import { seniority } from './seniority.ts';

export type { RateCard };

/** Throws an Error if a card names an unknown office or level. */
async function checkNames(cards: readonly RateCard[]): Promise<void> {
  const levels = (await seniority()).map(({ id }) => id).join(', ');
  for (const { id, regions } of cards) {
    for (const region of regions) {
      if (region.office === undefined) continue;
      await officeIn(region.office, `records/rates/${id}.yaml`);
      const cardLevels = Object.keys(region.levels ?? {}).join(', ');
      if (cardLevels !== levels)
        throw new Error(
          `records/rates/${id}.yaml has rates for ${cardLevels}; records/seniority.yaml has ${levels}.`,
        );
    }
  }
}

const allCards = memoize(async (): Promise<readonly RateCard[]> => {
  const cards = rateCardsOf((await entriesOf('rates')).map(({ id, data }) => ({ ...data, id })));
  await checkNames(cards);
  return [...cards].sort((a, b) => a.order - b.order);
});

/** The rates for one kind of work. Throws an Error if there is no file of this name. */
export async function rateCard(id: string): Promise<RateCard> {
  const card = (await allCards()).find((one) => one.id === id);
  if (!card) throw new Error(`There is no records/rates/${id}.yaml in the content folder.`);
  return card;
}

/** All rate cards in their order. Throws an Error when they differ in currency or year, since one table holds them. */
export async function rateCards(): Promise<readonly RateCard[]> {
  const cards = await allCards();
  const [first] = cards;
  if (cards.some(({ currency, year }) => currency !== first?.currency || year !== first.year)) {
    throw new Error('The files in records/rates/ differ in currency or year.');
  }
  return cards;
}

/** All rate cards in their order, each rate once: a card that borrows the offices' rates omits them. */
export const ratesOnce = async (): Promise<readonly RateCard[]> =>
  (await rateCards()).map((card) =>
    card.id === card.own ? card : { ...card, regions: card.regions.filter(({ ours }) => !ours) },
  );

/** Rates of some kinds of work at the agency's offices and in one other region. */
export const ratesBeside = (region: string, ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const card = await rateCard(id);
      const regions = card.regions.filter((one) => one.ours || one.id === region);
      if (!regions.some((one) => one.id === region))
        throw new Error(`The file records/rates/${id}.yaml has no region "${region}".`);
      return { ...card, regions };
    }),
  );

/** The hourly rate at each office for every kind of work with rates of its own, in the order of the cards. */
export async function officeRates() {
  const cards = await rateCards();
  return cards
    .filter(({ id, own }) => id === own)
    .map((card) => ({ ...card, regions: card.regions.filter(({ ours }) => ours) }));
}

/** What an hour of one kind of work costs at the first office of its card. */
export async function ownRates(id: string) {
  const { currency, year, regions } = await rateCard(id);
  const own = regions.find(({ ours }) => ours);
  if (!own?.office) throw new Error(`records/rates/${id}.yaml names no office of yours.`);
  return { currency, year, low: own.low, high: own.high, region: own.region, regionId: own.id };
}

/** The lowest rate for an hour at any office, in words, for one kind of work or for all: `USD 15`. */
export async function lowestRate(id?: string): Promise<string> {
  const cards = id === undefined ? await rateCards() : [await rateCard(id)];
  const lows = cards.flatMap(({ regions }) => regions.filter(({ ours }) => ours).map(({ low }) => low));
  return `${cards[0]?.currency} ${amount(Math.min(...lows))}`;
}

/** Throws an Error, which names the asker, unless some office charges this hourly rate. */
export async function checkHour(id: string, rate: number, asker: string): Promise<void> {
  const offices = (await rateCard(id)).regions.filter(({ ours }) => ours);
  if (offices.some(({ low, high }) => low <= rate && rate <= high)) return;
  const ranges = offices.map(({ office, low, high }) => `${office} ${low} to ${high}`).join(', ');
  throw new Error(`${asker}: an hour at ${rate} is none of records/rates/${id}.yaml: ${ranges}.`);
}

/** The hourly rate at one office, or for one level there. Throws an Error if the card has no such office or level. */
export async function rateAt(id: string, office: string, level?: string) {
  const card = await rateCard(id);
  const { currency, year } = card;
  const region = card.regions.find((one) => one.office === office);
  return { currency, year, regionId: region?.id ?? '', ...officeRate(card, office, level) };
}

/**
 * The full cost of one hire, by way of hiring, with the factors of this kind of work, or of the first kind that has
 * some. Throws an Error if this kind has none.
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

/** A job with the hours and rates of its lines. Throws an Error that names the job when they do not fit together. */
export async function job(name: string, lines: readonly WrittenLine[]) {
  try {
    return jobOf(await allCards(), rateBook().bench, lines);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
