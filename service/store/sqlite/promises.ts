import type { OutcomeCount, PromisesKnown, Span } from '../Store.ts';
import { knownQuery, outcomesQuery, readKnown, readOutcomes } from '../promises.ts';
import type { Database } from './Database.ts';

const findOutcomes = outcomesQuery(':from', ':until');
const findKnown = knownQuery(':from', ':until');

export const outcomes = (db: Database, { from, until }: Span): OutcomeCount[] =>
  readOutcomes(db.all(findOutcomes, { from, until }));

export const promisesKnown = (db: Database, { from, until }: Span): PromisesKnown =>
  readKnown(db.get(findKnown, { from, until }));
