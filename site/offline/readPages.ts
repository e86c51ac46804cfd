/** A page that was read: its path, its title, and the files under `/_assets/` that it used. */
interface ReadPage {
  path: string;
  title: string;
  files: readonly string[];
}

/** A page as the browser shows it. Its address may have a query, which is part of the HTTP cache's key. */
export interface ShownPage extends ReadPage {
  query: string;
}

/** The cache of pages last read. It outlives builds, since each page is stored with its own files. */
export const READ_CACHE = 'read';

/** Key of the list of these pages in the cache, most recent first. */
export const READ_LIST = '/offline/read.json';

/** The pages last read on this device, most recent first; none if nothing is cached. */
export async function readPages(): Promise<readonly ReadPage[]> {
  if (!('caches' in globalThis) || !(await caches.has(READ_CACHE))) return [];
  const answer = await (await caches.open(READ_CACHE)).match(READ_LIST);
  const pages: readonly ReadPage[] = (await answer?.json()) ?? [];
  return pages;
}
