import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { AstroIntegration } from 'astro';
import { buildDir, contentDir } from '../../lib/paths.ts';
import { notesDir } from '../../found/pageNotes.ts';

/** Writes `build/pages.json`, what the content check needs to know of the pages and cannot read in them. */
export function pageList(): AstroIntegration {
  return {
    name: 'page-list',
    hooks: {
      'astro:build:start': () => rm(notesDir, { recursive: true, force: true }),
      'astro:build:done': async () => {
        const notes = await Promise.all(
          (await readdir(notesDir)).sort().map(async (file) => readFile(join(notesDir, file), 'utf8')),
        );
        const figures = (await readdir(join(contentDir, 'records/figures'))).map((file) => parse(file).name);
        const list = { pages: notes.map((note): unknown => JSON.parse(note)), figures };
        await writeFile(join(buildDir, 'pages.json'), `${JSON.stringify(list, null, 1)}\n`);
      },
    },
  };
}
