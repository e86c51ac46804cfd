import { SERVICE_PATHS } from '../../contract/addresses.ts';
import { READ_CACHE, READ_LIST, readPages, type ShownPage } from './readPages.ts';

/** The most pages kept. */
const most = 20;

/** Private to the visitor or the agency: never cached, never answered from the cache. */
const isPrivate = (path: string): boolean =>
  [...SERVICE_PATHS, '/healthz/'].some((prefix) => `${path}/`.startsWith(prefix));

/** Whether a path may be a page's; file names contain a full stop. */
export const isPage = (path: string): boolean => !isPrivate(path) && !/\.[^/]*$/.test(path);

/** Whether a response asks not to be stored. */
const isForOnce = ({ headers }: Response): boolean =>
  /\bno-store\b/i.test(headers.get('cache-control') ?? '');

/** Caches what the browser has just shown, from its HTTP cache if it is still there, else from the server. */
async function take(cache: Cache, path: string, query = ''): Promise<boolean> {
  const answer = await fetch(path + query, { cache: 'force-cache' });
  if (!answer.ok || answer.redirected || isForOnce(answer)) return false;
  await cache.put(path, answer);
  return true;
}

/** Caches a page that was read and its files. Drops the oldest page, and files that no page needs any more. */
export async function keepPage({ path, query, title, files }: ShownPage): Promise<void> {
  if (!isPage(path)) return;
  const before = (await readPages()).filter((page) => page.path !== path);
  const cache = await caches.open(READ_CACHE);
  if (!(await take(cache, path, query))) return;
  // A page is worth reading even if one of its files is missing.
  for (const file of files) if (!(await cache.match(file))) await take(cache, file).catch(() => false);
  const pages = [{ path, title, files }, ...before].slice(0, most);
  await cache.put(READ_LIST, Response.json(pages));
  const wanted = new Set([READ_LIST, ...pages.flatMap((page) => [page.path, ...page.files])]);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}
