/** A page that was read: its path, its name, and the files under `/_assets/` that it was shown with. */
interface ReadPage {
  path: string;
  title: string;
  files: readonly string[];
}

/** A page as it stands in the browser: its address may have a query, under which the browser has it. */
export interface ShownPage extends ReadPage {
  query: string;
}

/** The cache with the last pages read. It outlives a build: each page lies there with the files of its own. */
export const READ_CACHE = 'read';

/** Where the list of them lies in it, the last one first. */
export const READ_LIST = '/offline/read.json';

/** The pages that were read last on this device, the last one first; none where it keeps nothing. */
export async function readPages(): Promise<readonly ReadPage[]> {
  if (!('caches' in globalThis) || !(await caches.has(READ_CACHE))) return [];
  const answer = await (await caches.open(READ_CACHE)).match(READ_LIST);
  const pages: readonly ReadPage[] = (await answer?.json()) ?? [];
  return pages;
}
