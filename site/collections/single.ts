import type { CollectionEntry } from 'astro:content';
import { contentFiles } from './contentFiles.ts';
import { entriesOf } from './entries.ts';

/** Collections that are one file, such as `agency`. */
export type Single = {
  [Name in keyof typeof contentFiles]: (typeof contentFiles)[Name] extends `${string}*${string}`
    ? never
    : Name;
}[keyof typeof contentFiles];

/** The content of a single-file collection. Throws an Error that names the file if it is missing. */
export async function single<Name extends Single>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await entriesOf(name);
  if (!entry) throw new Error(`The file ${contentFiles[name]} is missing in the content folder.`);
  return entry.data;
}
