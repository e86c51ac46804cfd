import type { CollectionEntry } from 'astro:content';
import type { PageKind } from '../collections/addresses.ts';
import type { FeedEntry } from './feed.ts';

/** What machines read of a page. */
export interface Listing {
  seo?: { title: string; description: string } | undefined;
  /** The day of its last change as the page says it. */
  changed?: string | undefined;
}

/** An entry of a feed; without a day of its own it came with the first that has one. */
export type UndatedEntry = Omit<FeedEntry, 'updated'> & { updated: string | undefined };

/** What a kind of page says to machines where its files do not say it on top: `templates/<kind>/discovery.ts`. */
interface Discovery {
  /** By collection, what is listed of an entry; undefined for one that is listed no more. */
  listings?: Readonly<Record<string, (entry: CollectionEntry<PageKind>) => Listing | undefined>>;
  /** What the feeds carry of it. */
  feedEntries?: () => Promise<UndatedEntry[]>;
}

/** What the kinds say to machines, by the names of their folders. */
export const discoveries: readonly Discovery[] = Object.values(
  import.meta.glob<Discovery>('../templates/*/discovery.ts', { eager: true }),
);
