import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type ViteDevServer } from 'vite';
import { buildDir, distDir } from '../../../lib/paths.ts';
import { SEARCH_INDEX, SEARCH_WORKER } from '../../../search/addresses.ts';
import { searchNotes } from '../../../search/searchNotes.ts';
import { serveFiles } from '../../devFiles/serveFile.ts';
import type { FinishedPage } from '../html/BuiltPage.ts';
import { indexPages, pagesIn, type IndexFile } from './indexPages.ts';
import { knownWords } from './knownWords.ts';

/** What browsers ask for: the index and its engine in the site's language, without the interfaces that come along. */
const isAsked = ({ path }: IndexFile): boolean =>
  /\.pf_(meta|index|fragment)$|^pagefind-entry\.json$|^wasm\.(?!unknown)/.test(path);

/** Bundles the worker with the part of Pagefind that belongs to the index. */
async function buildWorker(
  dist: string,
  pagefind: IndexFile,
  define: Readonly<Record<string, unknown>>,
): Promise<void> {
  const folder = resolve(buildDir, 'search');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'pagefind.js'), pagefind.content);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@search': folder } },
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      outDir: join(dist, dirname(SEARCH_WORKER)),
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: 'site/search/worker.client.ts',
        formats: ['es'],
        fileName: () => basename(SEARCH_WORKER),
      },
    },
  });
}

/** Makes the finished pages searchable: writes the index and the worker that reads it. */
export async function writeSearch(dist: string, built: readonly FinishedPage[]): Promise<void> {
  const { pages, ignored, endings } = await searchNotes();
  const texts = new Map(
    built.flatMap(({ path, text }) => (text && path in pages ? [[path, text] as const] : [])),
  );
  const files = await indexPages(texts, pages);
  const pagefind = files.find(({ path }) => path === 'pagefind.js');
  if (!pagefind) throw new Error('Pagefind made no pagefind.js.');
  const asked = files.filter(isAsked);
  const hash = createHash('sha256');
  for (const { content } of asked) hash.update(content);
  const folder = `${SEARCH_INDEX}${hash.digest('base64url').slice(0, 8)}/`;
  for (const { path, content } of asked) {
    const file = join(dist, folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await buildWorker(dist, pagefind, {
    SEARCH_INDEX_FOLDER: folder,
    SEARCH_INDEX_PAGES: pagesIn(files, pages),
    SEARCH_IGNORED: ignored,
    SEARCH_ENDINGS: endings,
    SEARCH_WORDS: knownWords(
      [...texts].flatMap(([url, { title }]) => [url, title, ...(pages[url]?.names ?? [])]),
      [...texts.values()].map(({ blocks }) => blocks.map(({ text }) => text).join(' ')),
    ),
  });
}

/** While developing, the index of the last build answers. */
export function serveSearch(server: ViteDevServer): void {
  serveFiles(server, SEARCH_WORKER, () => join(distDir, SEARCH_WORKER));
  const folder = join(distDir, SEARCH_INDEX);
  serveFiles(server, SEARCH_INDEX.slice(0, -1), (name) =>
    join(folder, globSync(`**/${name}`, { cwd: folder })[0] ?? name),
  );
}
