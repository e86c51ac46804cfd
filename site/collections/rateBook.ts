import { z } from 'astro/zod';
import { kept } from '../lib/kept.ts';
import { BrokenElsewhere } from './contentFault.ts';
import type { Collection } from './contentFiles.ts';
import { fileOf, namesIn } from './contentNames.ts';
import { shownPath } from './contentSource.ts';
import { rawFields } from './rawFields.ts';
import { rateCardSchema, rateCardsOf, type RateCard } from './rateCard.ts';

interface RateBook {
  cards: RateCard[];
  /** What an hour of somebody who is free costs, by the name of the person's file. */
  bench: Map<string, { rate: number; currency: string }>;
}

/** The records of a collection as their schema reads them, with their names. */
const recordsOf = <Read>(collection: Collection, schema: z.ZodType<Read>): (Read & { id: string })[] =>
  namesIn(collection).map((id) => {
    const file = fileOf(collection, id);
    const read = schema.safeParse(rawFields(file));
    if (!read.success) throw new BrokenElsewhere(`${shownPath(file)} breaks its schema.`);
    return { ...read.data, id };
  });

const benchSchema = z.object({ rate: z.number() });

const readBook = kept((): RateBook => {
  const cards = rateCardsOf(recordsOf('rates', rateCardSchema));
  const currency = cards[0]?.currency ?? '';
  const bench = new Map(recordsOf('bench', benchSchema).map(({ id, rate }) => [id, { rate, currency }]));
  return { cards, bench };
});

/** All rates in the content, for texts that are filled in before collections are loaded. */
export const rateBook = (): RateBook => readBook(undefined);
