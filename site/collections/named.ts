import type { CollectionEntry, CollectionKey } from 'astro:content';
import { entriesById } from './entries.ts';

/**
 * Entries of a collection by the names of their files, in the order asked for. Throws an Error for a name without a
 * file; references in the content are checked when they are loaded, so only names that code makes up get here.
 */
export async function allNamed<Name extends CollectionKey>(
  collection: Name,
  ids: readonly string[],
): Promise<CollectionEntry<Name>[]> {
  const entries = await entriesById(collection);
  return ids.map((id) => {
    const entry = entries.get(id);
    if (!entry) throw new Error(`There is no "${id}" among the ${collection} of the content folder.`);
    return entry;
  });
}

/** The one entry of that name; see {@link allNamed}. */
export async function named<Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>> {
  const [entry] = await allNamed(collection, [id]);
  if (!entry) throw new Error(`There is no "${id}" among the ${collection} of the content folder.`);
  return entry;
}
