import { globSync } from 'node:fs';
import { contentFiles, type Collection } from './contentFiles.ts';
import { contentDir } from '../lib/paths.ts';

/** The folder of a collection as an editor knows it, such as `content/records/people/`. */
export const folderOf = (collection: Collection): string =>
  `content/${contentFiles[collection].replace(/[^/]*$/, '').replace('**/', '')}`;

const known = new Map<Collection, readonly string[]>();

/** Looks at the files anew when they are asked for next. */
export const forgetNames = (): void => known.clear();

function readNames(collection: Collection): string[] {
  const [before = '', after = ''] = contentFiles[collection].split(/\*.*\*|\*/);
  return globSync(contentFiles[collection], { cwd: contentDir })
    .map((file) => file.replaceAll('\\', '/').slice(before.length, -after.length))
    .sort();
}

/** The names of a collection's files, without folder and ending. They are kept: every reference asks for them. */
export function namesIn(collection: Collection): readonly string[] {
  const names = known.get(collection) ?? readNames(collection);
  known.set(collection, names);
  return names;
}
