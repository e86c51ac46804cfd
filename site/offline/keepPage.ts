import { READ_CACHE, READ_LIST, readPages, type ShownPage } from './readPages.ts';

/** How many pages are kept. */
const most = 20;

/** What is the visitor's or the agency's own business: never answered from here, never kept. */
const isPrivate = (path: string): boolean => /^\/(?:api|desk|inquiry|healthz)(?:\/|$)/.test(path);

/** Whether a path may be that of a page: files have a full stop in their names. */
export const isPage = (path: string): boolean => !isPrivate(path) && !/\.[^/]*$/.test(path);

/** Whether an answer asks not to be kept anywhere. */
const isForOnce = ({ headers }: Response): boolean =>
  /\bno-store\b/i.test(headers.get('cache-control') ?? '');

/** Takes what the browser has just shown: what is not in its own cache any more comes from the server. */
async function take(cache: Cache, path: string, query = ''): Promise<boolean> {
  const answer = await fetch(path + query, { cache: 'force-cache' });
  if (!answer.ok || answer.redirected || isForOnce(answer)) return false;
  await cache.put(path, answer);
  return true;
}

/** Keeps a page that was read, with its files, and lets go of the oldest and of files that no page has any more. */
export async function keepPage({ path, query, title, files }: ShownPage): Promise<void> {
  if (!isPage(path)) return;
  const before = (await readPages()).filter((page) => page.path !== path);
  const cache = await caches.open(READ_CACHE);
  if (!(await take(cache, path, query))) return;
  // Without one of its files a page is still worth reading.
  for (const file of files) if (!(await cache.match(file))) await take(cache, file).catch(() => false);
  const pages = [{ path, title, files }, ...before].slice(0, most);
  await cache.put(READ_LIST, Response.json(pages));
  const wanted = new Set([READ_LIST, ...pages.flatMap((page) => [page.path, ...page.files])]);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}
