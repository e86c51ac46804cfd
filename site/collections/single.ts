import type { CollectionEntry } from 'astro:content';
import { contentFiles, type Single } from './contentFiles.ts';
import { shownPath } from './contentSource.ts';
import { entriesOf } from './entries.ts';

/** The content of a single-file collection. Throws an Error that names the file if it is missing, or broken while developing. */
export async function single<Name extends Single>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await entriesOf(name);
  if (!entry)
    throw new Error(
      `${shownPath(contentFiles[name])} is missing, or has faults that "npm run content" lists.`,
    );
  return entry.data;
}
