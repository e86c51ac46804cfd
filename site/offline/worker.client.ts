// Answers without a connection: with the last pages read, and for any other address with one page that says so. Pages
// still come from the network; the worker steps in only when that fails, and its own failures change nothing.
import { asCopy } from './asCopy.ts';
import { isPage, keepPage } from './keepPage.ts';
import { READ_CACHE, type ShownPage } from './readPages.ts';

declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

/** Clients showing a cached page; their files come from the cache too. */
const cutOff = new Set<string>();

async function install(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(OFFLINE_FILES);
  await skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== OFFLINE_CACHE && name !== READ_CACHE) await caches.delete(name);
  // Lets the browser request the page while this worker starts.
  await registration.navigationPreload?.enable();
}

/** The server's response, requested while this worker started. Unless that is used, the browser asks a second time. */
const fromServer = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** A page from the network; else as last read; else the offline page. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  try {
    return await fromServer(event);
  } catch (error) {
    cutOff.add(resultingClientId);
    const path = new URL(request.url).pathname.replace(/\/?$/, '/');
    const kept = await caches.match(path);
    // Without the note the page is still better than none.
    if (kept) return asCopy(kept.clone()).catch(() => kept);
    const lost = await caches.match(OFFLINE_PAGE);
    if (lost) return lost;
    throw error;
  }
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));

addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(isPage(pathname) ? answerPage(event) : fromServer(event));
  } else if (cutOff.has(clientId) || !navigator.onLine) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
  }
});

let keeping = Promise.resolve();

// Pages report that they were read; a prerendered page reports nothing.
addEventListener('message', (event: MessageEvent<ShownPage> & Partial<ExtendableEvent>) => {
  keeping = keeping.then(() => keepPage(event.data)).catch(() => {});
  event.waitUntil?.(keeping);
});
