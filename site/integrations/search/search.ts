import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { build } from 'vite';
import { escaped } from '../../lib/escaped.ts';
import { buildDir, distDir } from '../../lib/paths.ts';
import { SEARCH_INDEX, SEARCH_WORKER } from '../../search/addresses.ts';
import { searchGroups, type Groups } from '../../search/searchGroups.ts';
import { serveFiles } from '../devFiles/serveFile.ts';
import { pageText, type PageText } from './pageText.ts';

const page = /(^|\/)index\.html$/;
const heading = /^h[2-6]$/;

/** A page as Pagefind reads it: headings weigh more than paragraphs, the title most. */
function indexed({ language, title, blocks }: PageText): string {
  const body = blocks.map(({ tag, text }) => {
    const name = heading.test(tag) ? tag : 'p';
    return `<${name}>${escaped(text)}</${name}>`;
  });
  const head = `<meta data-pagefind-meta="title[content]" content="${escaped(title)}">`;
  return `<html lang="${language}"><body>${head}${body.join('\n')}</body></html>`;
}

/** What Pagefind keeps of a page; more stands in it. */
interface Fragment {
  url: string;
  meta: { title: string };
}

interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** Indexes the pages that search engines may list; the files that Pagefind makes of them. */
async function indexPages(dist: string, groups: Groups): Promise<IndexFile[]> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`The search index could not be begun: ${errors.join(' ')}`);
  const files = (await readdir(dist, { recursive: true })).filter((file) => page.test(file)).sort();
  for (const file of files) {
    const url = `/${file.replace(page, '$1')}`;
    const text = url in groups && pageText(await readFile(join(dist, file), 'utf8'));
    if (!text) continue;
    const added = await index.addHTMLFile({ url, content: indexed(text) });
    if (added.errors.length > 0) throw new Error(`${url} cannot be searched: ${added.errors.join(' ')}`);
  }
  const made = await index.getFiles();
  await close();
  if (made.errors.length > 0) throw new Error(`The search index was not made: ${made.errors.join(' ')}`);
  return made.files;
}

/** What browsers ask for: the index and its engine in the site's language, without the interfaces that come along. */
const isAsked = ({ path }: IndexFile): boolean =>
  /\.pf_(meta|index|fragment)$|^pagefind-entry\.json$|^wasm\.(?!unknown)/.test(path);

const fragment = /^fragment\/(.*)\.pf_fragment$/;

/** Pages by their names in the index: titles are shown before the texts are fetched. */
function pagesIn(files: readonly IndexFile[], groups: Groups) {
  const pages = files.flatMap(({ path, content }) => {
    const [, name] = fragment.exec(path) ?? [];
    if (!name) return [];
    // Before the JSON stand the twelve letters of its signature.
    const { url, meta }: Fragment = JSON.parse(gunzipSync(content).subarray(12).toString());
    return [[name, { address: url, title: meta.title, group: groups[url] ?? '' }] as const];
  });
  return Object.fromEntries(pages);
}

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
export function search(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const groups = await searchGroups();
        const files = await indexPages(dist, groups);
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
          SEARCH_INDEX_PAGES: pagesIn(files, groups),
        });
      },
      // While developing, the index of the last build answers.
      'astro:server:setup': ({ server }) => {
        serveFiles(server, SEARCH_WORKER, () => join(distDir, SEARCH_WORKER));
        const folder = join(distDir, SEARCH_INDEX);
        serveFiles(server, SEARCH_INDEX.slice(0, -1), (name) =>
          join(folder, globSync(`**/${name}`, { cwd: folder })[0] ?? name),
        );
      },
    },
  };
}
