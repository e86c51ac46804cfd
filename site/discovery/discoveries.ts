import type { CollectionEntry } from 'astro:content';
import type { PageKind } from '../collections/addresses.ts';
import type { FeedEntry } from './feed.ts';

/** What machines are told about a page. */
export interface Listing {
  seo?: { title: string; description: string } | undefined;
  /** When the page says it last changed. */
  changed?: string | undefined;
}

/** A feed entry; if it is undated, it gets the day of the oldest dated one. */
export type UndatedEntry = Omit<FeedEntry, 'updated'> & { updated: string | undefined };

/** What a kind of page tells machines beyond its files' front matter, in `templates/<kind>/discovery.ts`. */
interface Discovery {
  /** By collection, how an entry is listed; undefined if it no longer is. */
  listings?: Readonly<Record<string, (entry: CollectionEntry<PageKind>) => Listing | undefined>>;
  /** The kind's entries in the feeds. */
  feedEntries?: () => Promise<UndatedEntry[]>;
}

/** What every kind tells machines. */
export const discoveries: readonly Discovery[] = Object.values(
  import.meta.glob<Discovery>('../templates/*/discovery.ts', { eager: true }),
);
