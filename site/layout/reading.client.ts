// Keeps pages that are read for offline use (offline/worker.client.ts): once the page has loaded and the browser is
// idle, starts the service worker and tells it about the page, then and when the page is left. Keeps nothing for
// visitors who save data.
import { OFFLINE_WORKER } from '../offline/addresses.ts';
import type { ShownPage } from '../offline/readPages.ts';

/** The page and the files it has loaded for itself. */
function read(): ShownPage {
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${location.origin}/_assets/`) && !ahead.includes(name))
    .map(({ name }) => new URL(name).pathname);
  const title = document.title.replace(/ \| [^|]*$/, '');
  return { path: location.pathname, query: location.search, title, files: [...new Set(files)] };
}

async function keep(): Promise<void> {
  // The only script that the Trusted Types policy accepts.
  const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => OFFLINE_WORKER });
  await navigator.serviceWorker.register(policy?.createScriptURL(OFFLINE_WORKER) ?? OFFLINE_WORKER);
  const { active } = await navigator.serviceWorker.ready;
  // Pages that search engines may not list are only valid at this moment.
  if (document.querySelector('meta[name=robots]')) return;
  const tell = () => active?.postMessage(read());
  tell();
  document.addEventListener('visibilitychange', tell);
}

/** Milliseconds after which not to wait any longer for an idle browser. */
const patience = 2000;

/** When the browser has nothing else to do. */
function whenIdle(): void {
  const begin = () => void keep().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: patience });
  else setTimeout(begin, patience);
}

const isKept = document.documentElement.dataset.offline !== undefined && 'serviceWorker' in navigator;
if (isKept && !navigator.connection?.saveData) {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
