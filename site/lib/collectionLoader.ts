import { join, relative } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentError } from './contentError.ts';
import { contentFiles, type Collection } from './contentFiles.ts';
import { contentDir } from './paths.ts';

/**
 * Loads the files of a collection, YAML or the front matter of Markdown. A file that breaks the schema stops the build
 * with its name, the field and what is expected there.
 */
export function collectionLoader(collection: Collection, schema: z.ZodType): Loader {
  const [, folder = '', pattern = ''] = /^((?:[\w-]+\/)*)(.*)$/.exec(contentFiles[collection]) ?? [];
  const files = glob({ base: join(contentDir, folder), pattern });
  return {
    name: 'collection-loader',
    load: (context) =>
      files.load({
        ...context,
        parseData: async (entry) => {
          const checked = await schema.safeParseAsync(entry.data);
          if (!checked.success) {
            const file = entry.filePath ? relative('.', entry.filePath) : join(folder, entry.id);
            throw new Error(contentError(file, checked.error.issues));
          }
          return context.parseData(entry);
        },
      }),
  };
}
