import { join, relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentError } from './contentError.ts';
import { forgetNames } from './contentNames.ts';
import { fillWords } from './fillWords.ts';
import { contentDir } from '../lib/paths.ts';
import { forgetRates } from './rateBook.ts';

type Watcher = NonNullable<LoaderContext['watcher']>;

/** Watchers that are listened to already. */
const heard = new WeakSet<Watcher>();

/** While developing, files come, go and change: what is known of them is looked up anew, before a loader hears of it. */
function forgetOnChange(watcher: Watcher): void {
  if (heard.has(watcher)) return;
  heard.add(watcher);
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.prependListener(event, () => {
      forgetNames();
      forgetRates();
    });
  }
}

/**
 * Loads the files of a collection by their place under the content folder: YAML, or the front matter of Markdown whose
 * text the chapters are made of. A file that breaks the schema stops the build with its name, the field and what is
 * expected there.
 */
export function collectionLoader(place: string, schema: z.ZodType): Loader {
  const [, folder = '', pattern = ''] = /^((?:[\w-]+\/)*)(.*)$/.exec(place) ?? [];
  const files = glob({ base: join(contentDir, folder), pattern });
  return {
    name: 'collection-loader',
    load: (context) => {
      // An unchanged file may reference a changed one, so everything is checked again.
      context.store.clear();
      if (context.watcher) forgetOnChange(context.watcher);
      return files.load({
        ...context,
        store: {
          ...context.store,
          // Pages show Markdown chapter by chapter. Rendered as a whole it would only fill the store, of which a build
          // holds several copies.
          set: (entry) => {
            delete entry.rendered;
            return context.store.set(entry);
          },
        },
        parseData: async (entry) => {
          const file = entry.filePath ? relative('.', entry.filePath) : join(folder, entry.id);
          try {
            fillWords(entry.data);
          } catch (error) {
            throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
              cause: error,
            });
          }
          const checked = await schema.safeParseAsync(entry.data);
          if (!checked.success) throw new Error(contentError(file, schema, checked.error.issues));
          return context.parseData(entry);
        },
      });
    },
  };
}
