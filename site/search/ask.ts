import { SEARCH_WORKER } from './addresses.ts';
import type { Answer, Found, Question } from './finder.ts';

// The only script that pages may start as a worker, and the only policy that they may create.
const policy = window.trustedTypes?.createPolicy('search', {
  createScriptURL: (address) => {
    if (address !== SEARCH_WORKER) throw new TypeError(`${address} is not the search.`);
    return address;
  },
});

let worker: Worker | undefined;
let newest = 0;
let tell: (found: Found | undefined) => void = () => {};

function start(): Worker {
  const started = new Worker(policy?.createScriptURL(SEARCH_WORKER) ?? SEARCH_WORKER, { type: 'module' });
  started.addEventListener('message', ({ data: { id, found } }: MessageEvent<Answer>) => {
    if (id === newest) tell(found);
  });
  started.addEventListener('error', () => {
    // The next question starts a new worker.
    worker = undefined;
    tell(undefined);
  });
  return started;
}

/** Starts the worker, which fetches the index, before the first question. */
export function prepare(): void {
  worker ??= start();
}

/**
 * Asks for up to `limit` pages. The answer comes once, or twice if titles are ready before their sentences; not at all
 * once there is a newer question; undefined if the index cannot be read.
 */
export function ask(query: string, limit: number, answered: typeof tell): void {
  prepare();
  newest += 1;
  tell = answered;
  const question: Question = { id: newest, query, limit };
  worker?.postMessage(question);
}

/** Ignores any answer still to come. */
export function forget(): void {
  newest += 1;
  tell = () => {};
}
