import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentDir } from '../lib/paths.ts';
import { rateCardSchema, rateCardsOf, type RateCard } from './rateCard.ts';

interface RateBook {
  cards: RateCard[];
  /** What an hour of somebody who is free costs, by the name of the person's file. */
  bench: Map<string, { rate: number; currency: string }>;
}

let kept: RateBook | undefined;

/** Clears the cached rates. */
export const forgetRates = (): void => {
  kept = undefined;
};

/** The names of the files of a folder of records. */
const namesIn = (folder: string): string[] =>
  globSync('*.yaml', { cwd: join(contentDir, 'records', folder) })
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();

const record = (path: string): unknown =>
  parse(readFileSync(join(contentDir, 'records', `${path}.yaml`), 'utf8'));

const benchSchema = z.object({ rate: z.number() });

/** All rates in the content, for texts that are filled in before collections are loaded. */
export function rateBook(): RateBook {
  if (kept) return kept;
  const cards = rateCardsOf(
    namesIn('rates').map((id) => ({ id, ...rateCardSchema.parse(record(`rates/${id}`)) })),
  );
  const currency = cards[0]?.currency ?? '';
  const bench = new Map(
    namesIn('bench').map((id) => [id, { rate: benchSchema.parse(record(`bench/${id}`)).rate, currency }]),
  );
  kept = { cards, bench };
  return kept;
}
