import { agency } from '../records/agency.ts';
import { discoveries } from './discoveries.ts';
import type { FeedContent } from './feed.ts';

/** Each carries its whole text, and readers fetch all of them again and again. */
const MOST_ENTRIES = 100;

/**
 * What the feed says of itself, in words of its own, and its entries, kind by kind, a hundred at most. What has no day
 * of its own came with the first that has one.
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
