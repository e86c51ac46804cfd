import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { INQUIRY_PAGE, LINK_PAGE } from '../../contract/addresses.ts';
import { readPage } from './page/Page.ts';
import { readPageList } from './page/pageList.ts';
import type { Site } from './rules/links.ts';

/** Addresses that the host file `_redirects` redirects, one rule per line. */
async function readRedirects(dist: string): Promise<Set<string>> {
  const text = await readFile(join(dist, '_redirects'), 'utf8').catch(() => '');
  return new Set(text.split('\n').flatMap((line) => line.split(' ')[0] || []));
}

/**
 * No pages of their own: the sections' examples for developers, and what the service fills in for one inquiry, of which
 * each has what it may say in every state.
 */
const leftOut = ['/gallery/', INQUIRY_PAGE, LINK_PAGE];

/**
 * Reads a built site: its pages, the addresses of its files, and `build/pages.json` beside the folder, if there is one.
 * Throws if there is no such folder.
 */
export async function readSite(dist: string): Promise<Site & { listed: boolean }> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const addresses = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(dist, join(parentPath, name)).split(sep).join('/')}`);
  const list = await readPageList(join(dist, '..', 'build', 'pages.json'));
  const files = addresses.filter(
    (address) => address.endsWith('.html') && !leftOut.some((folder) => address.startsWith(folder)),
  );
  const short = (address: string) => address.replace(/\/index\.html$/, '/');
  const pages = await Promise.all(
    files.map(async (address) => {
      const file = join(dist, address);
      return readPage(await readFile(file, 'utf8'), file, short(address), list);
    }),
  );
  return {
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    files: new Set(addresses.map(short)),
    redirects: await readRedirects(dist),
    listed: list !== undefined,
  };
}
