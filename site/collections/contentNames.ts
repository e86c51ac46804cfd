import { globSync } from 'node:fs';
import { contentFiles, type Collection } from './contentFiles.ts';
import { contentDir } from '../lib/paths.ts';

/** A collection's folder as an editor knows it, such as `content/records/people/`. */
export const folderOf = (collection: Collection): string =>
  `content/${contentFiles[collection].replace(/[^/]*$/, '').replace('**/', '')}`;

const known = new Map<Collection, readonly string[]>();

/** Clears the cache of file names. */
export const forgetNames = (): void => known.clear();

function readNames(collection: Collection): string[] {
  const [before = '', after = ''] = contentFiles[collection].split(/\*.*\*|\*/);
  return globSync(contentFiles[collection], { cwd: contentDir })
    .map((file) => file.replaceAll('\\', '/').slice(before.length, -after.length))
    .sort();
}

/** File names of a collection, without folder and extension. They are cached, since every reference looks them up. */
export function namesIn(collection: Collection): readonly string[] {
  const names = known.get(collection) ?? readNames(collection);
  known.set(collection, names);
  return names;
}
