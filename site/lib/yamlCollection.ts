import { join, relative } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentDir } from '../integrations/paths.ts';
import { contentError } from './contentError.ts';

/**
 * Loads a folder of YAML files under the content folder. A file that breaks the schema stops the build with its
 * name, the field and what is expected there.
 */
export function yamlFolder(folder: string, schema: z.ZodType, pattern = '*.yaml'): Loader {
  const files = glob({ base: join(contentDir, folder), pattern });
  return {
    name: 'yaml-folder',
    load: (context) =>
      files.load({
        ...context,
        parseData: async (entry) => {
          const checked = await schema.safeParseAsync(entry.data);
          if (!checked.success) {
            const file = entry.filePath ? relative('.', entry.filePath) : `${folder}/${entry.id}.yaml`;
            throw new Error(contentError(file, checked.error.issues));
          }
          return context.parseData(entry);
        },
      }),
  };
}
