import type { CollectionEntry, CollectionKey } from 'astro:content';
import { entriesById } from './entries.ts';

/**
 * Collection entries by file name, in the order asked for. Throws an Error for a name without a file; references in the
 * content are checked on loading, so this only concerns names from code.
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
