// TypeScript keeps the types of service workers (https://w3c.github.io/ServiceWorker/) apart from those of pages, and
// this project has one set of them.
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
 * Put in by the build: the page for no line, that page with all that it is shown with, the cache for them, and what a
 * page says that is shown from what is kept, as HTML.
 */
declare const OFFLINE_PAGE: string;
declare const OFFLINE_FILES: string[];
declare const OFFLINE_CACHE: string;
declare const OFFLINE_COPY: string;
