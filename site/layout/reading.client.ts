// A page that somebody reads is kept for when there is no line (offline/worker.client.ts): it starts the worker once it
// is loaded and the browser has nothing else to do, and tells it what it shows, then and when it is left. Whoever saves
// data keeps nothing.
import { OFFLINE_WORKER } from '../offline/addresses.ts';
import type { ShownPage } from '../offline/readPages.ts';

/** What the page is, and what it has loaded for itself. */
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
  // The one script that this policy lets through.
  const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => OFFLINE_WORKER });
  await navigator.serviceWorker.register(policy?.createScriptURL(OFFLINE_WORKER) ?? OFFLINE_WORKER);
  const { active } = await navigator.serviceWorker.ready;
  // What search engines are not to list says something about the moment alone.
  if (document.querySelector('meta[name=robots]')) return;
  const tell = () => active?.postMessage(read());
  tell();
  document.addEventListener('visibilitychange', tell);
}

/** Milliseconds after which a browser is asked that never says that it has nothing else to do. */
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
