import { agency } from '../records/agency.ts';
import { discoveries } from './discoveries.ts';
import type { FeedContent } from './feed.ts';

/** Each entry carries its whole text, and feed readers fetch all of them again and again. */
const MOST_ENTRIES = 100;

/**
 * The feed's own words and its entries, kind by kind, a hundred at most. Undated entries get the day of the oldest
 * dated one.
 */
export async function feedContent(
  words: Omit<FeedContent, 'brand' | 'language' | 'entries'>,
): Promise<FeedContent> {
  const { brand, language } = await agency();
  const all = (await Promise.all(discoveries.map(async ({ feedEntries }) => feedEntries?.() ?? []))).flat();
  const dated = all.filter(({ published }) => published).flatMap(({ updated }) => updated ?? []);
  const first = dated.sort()[0] ?? '2000-01-01';
  const entries = all.slice(0, MOST_ENTRIES).map((entry) => ({ ...entry, updated: entry.updated ?? first }));
  return { ...words, brand, language, entries };
}
