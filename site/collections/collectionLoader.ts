import { relative } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { forgetKept } from '../lib/kept.ts';
import { contentDir } from '../lib/paths.ts';
import { ContentError, inWords, type ContentFault } from './contentFault.ts';
import type { Collection } from './contentFiles.ts';
import { idOf, nameOf, namesIn } from './contentNames.ts';
import { readEntries } from './readEntries.ts';

type Watcher = NonNullable<LoaderContext['watcher']>;

/** What is to be done when a file of the content changes, by the watcher that tells it. */
const listeners = new WeakMap<Watcher, ((file: string) => void)[]>();

/** Tells of each file that comes, goes or changes, once what was known of the content is forgotten. */
function onChange(watcher: Watcher, listener: (file: string) => void): void {
  const known = listeners.get(watcher);
  if (known) {
    known.push(listener);
    return;
  }
  const all = [listener];
  listeners.set(watcher, all);
  watcher.add(contentDir);
  watcher.on('all', (_, path) => {
    forgetKept();
    for (const one of all) one(relative(contentDir, path).replaceAll('\\', '/'));
  });
}

/**
 * Loads the files of a collection: YAML, or the front matter of Markdown, or the chapters of Markdown one by one, as
 * `<file>/<number from 1>`, so that a template can lay each out as a section of its own. Files that break the schema
 * stop the build with all their faults. While developing they are left out: `npm run dev` begins with what
 * `npm run content` says, and what a change breaks is told here.
 */
export function collectionLoader(collection: Collection, schema: z.ZodType, inChapters: boolean): Loader {
  return {
    name: 'collection-loader',
    load: async ({ store, renderMarkdown, generateDigest, watcher, logger }) => {
      const load = async (name: string): Promise<ContentFault[]> => {
        const { source, entries, faults } = await readEntries(collection, schema, name, inChapters);
        for (const { id, data, chapter } of entries) {
          const { file: filePath, body } = source;
          store.set({
            ...{ id, data, digest: generateDigest(data), filePath },
            ...(chapter === undefined
              ? body !== undefined && { body }
              : { rendered: await renderMarkdown(chapter) }),
          });
        }
        return faults;
      };
      const reload = async (file: string) => {
        const name = nameOf(collection, file);
        if (name === undefined) return;
        const isOf = (id: string) => (inChapters ? id.startsWith(`${name}/`) : id === idOf(collection, name));
        for (const id of store.keys().filter(isOf)) store.delete(id);
        const faults = namesIn(collection).includes(name) ? await load(name) : [];
        for (const fault of faults) logger.error(inWords(fault));
      };
      if (watcher) onChange(watcher, (file) => void reload(file));
      // An unchanged file may reference a changed one, so everything is read again.
      store.clear();
      const faults = (await Promise.all(namesIn(collection).map(load))).flat();
      if (faults.length > 0 && !watcher) throw new ContentError(faults);
    },
  };
}
