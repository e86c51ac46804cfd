import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { contentDir } from '../lib/paths.ts';
import { kept } from '../lib/kept.ts';
import { contentFiles, type Collection } from './contentFiles.ts';
import { shownPath } from './contentSource.ts';

/** Where the name of an entry stands in the path of its file. */
const nameIn = /\*.*\*|\*/;

/** A collection's folder as an editor knows it, such as `content/records/people/`. */
export const folderOf = (collection: Collection): string =>
  `${shownPath(contentFiles[collection].replace(/[^/]*$/, '').replace('**/', ''))}/`;

/** The file of an entry by its name, under the content folder. */
export const fileOf = (collection: Collection, name: string): string =>
  contentFiles[collection].replace(nameIn, name);

/** The name of a file under the content folder as an entry of a collection; undefined for a file of another. */
export function nameOf(collection: Collection, file: string): string | undefined {
  const [before = '', after = ''] = contentFiles[collection].split(nameIn);
  if (!file.startsWith(before) || !file.endsWith(after)) return undefined;
  return file.slice(before.length, file.length - after.length);
}

/** The id of an entry: its name, or that of its file where there is only one. */
export const idOf = (collection: Collection, name: string): string =>
  name || parse(contentFiles[collection]).name;

/** File names of a collection, without folder and ending, in their order. */
export const namesIn: (collection: Collection) => readonly string[] = kept((collection: Collection) =>
  globSync(contentFiles[collection], { cwd: contentDir })
    .flatMap((file) => nameOf(collection, file.replaceAll('\\', '/')) ?? [])
    .sort(),
);
