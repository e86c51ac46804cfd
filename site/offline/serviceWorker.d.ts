// TypeScript keeps the types of service workers (https://w3c.github.io/ServiceWorker/) apart from those of pages, but
// this project has a single set.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

/**
 * Defined by the build: the offline page, that page with all its files, their cache, and the note on a page shown from
 * the cache, as HTML.
 */
declare const OFFLINE_PAGE: string;
declare const OFFLINE_FILES: string[];
declare const OFFLINE_CACHE: string;
declare const OFFLINE_COPY: string;
