import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Loader } from 'astro/loaders';
import { contentDir } from '../integrations/paths.ts';

/** One chapter of a Markdown file: the words of its `##` heading, and the Markdown under it. */
interface ChapterText {
  heading: string;
  text: string;
}

/** Cuts a Markdown file (its front matter included) into chapters, one for each heading of the second level. */
function splitChapters(markdown: string): ChapterText[] {
  const body = markdown.replace(/^---\n.*?\n---\n/s, '\n');
  return body
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [heading = '', ...text] = chapter.split('\n');
      return { heading: heading.trim(), text: text.join('\n').trim() };
    });
}

/**
 * Loads the Markdown files of a folder under the content folder chapter by chapter, as `<file>/<number from 1>`, so
 * that a template can lay each chapter out as a section of its own.
 */
export function chapterFolder(folder: string): Loader {
  const base = join(contentDir, folder);
  return {
    name: 'chapter-folder',
    load: async ({ store, parseData, renderMarkdown, watcher }) => {
      const load = async () => {
        store.clear();
        for (const file of (await readdir(base)).filter((name) => name.endsWith('.md'))) {
          const chapters = splitChapters(await readFile(join(base, file), 'utf8'));
          for (const [at, { heading, text }] of chapters.entries()) {
            const id = `${basename(file, '.md')}/${at + 1}`;
            const data = await parseData({ id, data: { heading } });
            store.set({ id, data, body: text, rendered: await renderMarkdown(text) });
          }
        }
      };
      await load();
      watcher?.on('change', (path) => {
        if (path.startsWith(base) && path.endsWith('.md')) void load();
      });
    },
  };
}
