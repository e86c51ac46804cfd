import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentError } from './contentError.ts';
import { filled } from './fillWords.ts';
import { contentDir } from '../lib/paths.ts';

/** One chapter of a Markdown file: the words and the kind of its `##` heading, and the Markdown under it. */
interface Chapter {
  heading: string;
  kind?: string | undefined;
  text: string;
}

const frontMatter = /^---\n.*?\n---\n/s;
const headingLine = /^## +(.+?)(?: +\{([^}]*)\})? *$/;

/**
 * Splits the Markdown below a front matter into chapters, one for each `## Heading {kind}`. Throws an Error if there is
 * text before the first heading, since no section of the page would show it.
 */
function chaptersOf(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  let fence = false;
  for (const line of markdown.split('\n')) {
    if (/^(?:```|~~~)/.test(line)) fence = !fence;
    const [, heading, kind] = (!fence && headingLine.exec(line)) || [];
    const chapter = chapters.at(-1);
    if (heading) chapters.push({ heading, kind, text: '' });
    else if (chapter) chapter.text += `${line}\n`;
    else if (line.trim())
      throw new Error(
        `"${line.slice(0, 60)}" stands before the first heading; put it under a "## " heading.`,
      );
  }
  return chapters;
}

/**
 * Loads the Markdown files of a collection chapter by chapter, as `<file>/<number from 1>`, so that a template can lay
 * each chapter out as a section of its own. A chapter that breaks the schema stops the build with its file and number.
 */
export function chapterLoader(place: string, schema: z.ZodType): Loader {
  const folder = join(contentDir, dirname(place));
  return {
    name: 'chapter-loader',
    load: async ({ store, parseData, renderMarkdown, watcher, logger }) => {
      const forget = (name: string) => {
        for (const id of store.keys()) if (id.startsWith(`${basename(name, '.md')}/`)) store.delete(id);
      };
      const loadFile = async (name: string) => {
        const file = relative('.', join(folder, name));
        const slug = basename(name, '.md');
        let chapters: Chapter[];
        try {
          chapters = chaptersOf(filled((await readFile(file, 'utf8')).replace(frontMatter, '')));
        } catch (error) {
          throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
        for (const [at, { text, ...fields }] of chapters.entries()) {
          const checked = await schema.safeParseAsync(fields);
          if (!checked.success)
            throw new Error(contentError(`${file}: chapter ${at + 1}`, schema, checked.error.issues));
          const id = `${slug}/${at + 1}`;
          const data = await parseData({ id, data: fields });
          const { html } = await renderMarkdown(text.trim());
          store.set({ id, data, rendered: { html } });
        }
      };
      store.clear();
      for (const name of globSync('*.md', { cwd: folder }).sort()) await loadFile(name);
      watcher?.on('all', (event, path) => {
        if (dirname(path) !== folder || !path.endsWith('.md')) return;
        if (event === 'unlink') forget(basename(path));
        else {
          forget(basename(path));
          loadFile(basename(path)).catch((error: unknown) => logger.error(String(error)));
        }
      });
    },
  };
}
