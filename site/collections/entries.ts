import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { namesIn } from './contentNames.ts';
import { memoize } from '../lib/memoize.ts';

/**
 * All entries of a collection. Astro would copy them for each caller, and every page calls this; during a build they
 * all share one copy.
 */
export const entriesOf = memoize(
  async <Name extends CollectionKey>(name: Name): Promise<readonly CollectionEntry<Name>[]> =>
    // Astro takes a collection without entries for a mistake and warns of it.
    namesIn(name).length > 0 ? getCollection(name) : [],
);

/** The entries of a collection by the names of their files. */
export const entriesById = memoize(
  async <Name extends CollectionKey>(name: Name): Promise<ReadonlyMap<string, CollectionEntry<Name>>> =>
    new Map((await entriesOf(name)).map((entry) => [entry.id, entry])),
);
