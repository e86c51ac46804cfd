import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { escaped } from '../../../lib/escaped.ts';
import type { SearchNotes } from '../../../search/searchNotes.ts';
import type { PageText } from './pageText.ts';

const heading = /^h[2-6]$/;

/** The pages in the search index, by path. */
export type Pages = SearchNotes['pages'];

/** A page as Pagefind indexes it: headings weigh more than paragraphs, and the page's names most. */
function indexed({ language, title, blocks }: PageText, names: readonly string[]): string {
  const body = blocks.map(({ tag, text }) => {
    const name = heading.test(tag) ? tag : 'p';
    return `<${name}>${escaped(text)}</${name}>`;
  });
  const meta = { title, names: names.join(', ') };
  const head = Object.entries(meta)
    .map(([name, text]) => `<meta data-pagefind-meta="${name}[content]" content="${escaped(text)}">`)
    .join('');
  return `<html lang="${language}"><body>${head}${body.join('\n')}</body></html>`;
}

export interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** Indexes pages. Returns the files that Pagefind makes, by path, since it gives them in another order each time. */
export async function indexPages(texts: ReadonlyMap<string, PageText>, pages: Pages): Promise<IndexFile[]> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`The search index could not be begun: ${errors.join(' ')}`);
  for (const [url, text] of texts) {
    const added = await index.addHTMLFile({ url, content: indexed(text, pages[url]?.names ?? []) });
    if (added.errors.length > 0) throw new Error(`${url} cannot be searched: ${added.errors.join(' ')}`);
  }
  const made = await index.getFiles();
  await close();
  if (made.errors.length > 0) throw new Error(`The search index was not made: ${made.errors.join(' ')}`);
  return made.files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The parts of Pagefind's data about a page that are read here. */
interface Fragment {
  url: string;
  meta: { title: string };
}

const fragment = /^fragment\/(.*)\.pf_fragment$/;

/** Pages by their names in the index, so that titles can be shown before the texts are fetched. */
export function pagesIn(files: readonly IndexFile[], pages: Pages) {
  const named = files.flatMap(({ path, content }) => {
    const [, name] = fragment.exec(path) ?? [];
    if (!name) return [];
    // The JSON follows a signature of twelve letters.
    const { url, meta }: Fragment = JSON.parse(gunzipSync(content).subarray(12).toString());
    return [[name, { address: url, title: meta.title, ...pages[url] }] as const];
  });
  return Object.fromEntries(named);
}
