import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { cards } from '../../kinds.ts';
import { CONTACT_PAGE } from '../../../contract/addresses.ts';
import { pageName } from '../../collections/pageNames.ts';
import type { Collection } from '../../collections/contentFiles.ts';
import { namesIn } from '../../collections/contentNames.ts';
import { recordNamed } from '../../collections/recordNamed.ts';
import { buildDir } from '../../lib/paths.ts';
import { notesDir, type PageNote } from '../../discovery/pageNotes.ts';

/** The texts of the records of a collection as they read on the day of the build, links as their words. */
function textsIn(collection: Collection): string[] {
  return namesIn(collection)
    .flatMap((name) => Object.values(recordNamed(collection, name)))
    .filter((value) => typeof value === 'string')
    .map((text) => text.trim().replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'));
}

/** The settings in a collection's card that apply to its pages. */
function rulesOf(collection: string) {
  const [, card] = cards.find(([name]) => name === collection) ?? [];
  if (!card?.address) return {};
  const { words, headings, tells, searched, measured } = card;
  return { words, headings, tells, searched, measured };
}

/** Writes `build/pages.json`: what the content check has to know about pages and cannot read in them. */
export function pageList(): AstroIntegration {
  return {
    name: 'page-list',
    hooks: {
      'astro:build:start': () => rm(notesDir, { recursive: true, force: true }),
      'astro:build:done': async () => {
        const notes = await Promise.all(
          (await readdir(notesDir)).sort().map(async (file) => readFile(join(notesDir, file), 'utf8')),
        );
        const figures = namesIn('figures');
        const saidOnce = [...textsIn('facts'), ...textsIn('promises')];
        const actions = [...textsIn('actions'), pageName(CONTACT_PAGE) ?? ''];
        const pages = notes.map((text) => {
          const note: PageNote = JSON.parse(text);
          return { ...note, ...rulesOf(note.kind) };
        });
        const list = { pages, figures, saidOnce, actions };
        await writeFile(join(buildDir, 'pages.json'), `${JSON.stringify(list, null, 1)}\n`);
      },
    },
  };
}
