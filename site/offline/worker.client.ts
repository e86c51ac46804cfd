// What a visitor has where there is no line: the last pages read, and for every other address one page that says so.
// Pages come from the network as ever; only when that fails does this answer, and what fails here changes nothing.
import { asCopy } from './asCopy.ts';
import { isPage, keepPage } from './keepPage.ts';
import { READ_CACHE, type ShownPage } from './readPages.ts';

declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

/** Pages that are shown from what is kept: so are their files. */
const cutOff = new Set<string>();

async function install(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(OFFLINE_FILES);
  await skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== OFFLINE_CACHE && name !== READ_CACHE) await caches.delete(name);
  // So that the page is asked for while this starts.
  await registration.navigationPreload?.enable();
}

/** What the server answers. It was asked while this started: if nobody took that, the browser would ask once more. */
const fromServer = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** A page from the network; else as it was read last, else the page that says that there is no line. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  try {
    return await fromServer(event);
  } catch (error) {
    cutOff.add(resultingClientId);
    const path = new URL(request.url).pathname.replace(/\/?$/, '/');
    const kept = await caches.match(path);
    // Whatever cannot be said of it, it is better than none.
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

// A page tells that it was read: what is only made ready ahead tells nothing.
addEventListener('message', (event: MessageEvent<ShownPage> & Partial<ExtendableEvent>) => {
  keeping = keeping.then(() => keepPage(event.data)).catch(() => {});
  event.waitUntil?.(keeping);
});
