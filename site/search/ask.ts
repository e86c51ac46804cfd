import { SEARCH_WORKER } from './addresses.ts';
import type { Answer, Found, Question } from './finder.ts';

// The one script that pages may start as a worker, and the one policy that they may make.
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
    // Whoever asks again starts it again.
    worker = undefined;
    tell(undefined);
  });
  return started;
}

/** Starts the worker, which fetches the index, before there is anything to ask. */
export function prepare(): void {
  worker ??= start();
}

/**
 * Asks the index; `limit` is how many pages are wanted. The answer comes once, or twice where titles are there before
 * the sentences, and not at all after another question; it is undefined when the index cannot be read.
 */
export function ask(query: string, limit: number, answered: typeof tell): void {
  prepare();
  newest += 1;
  tell = answered;
  const question: Question = { id: newest, query, limit };
  worker?.postMessage(question);
}

/** Wants no answer any more. */
export function forget(): void {
  newest += 1;
  tell = () => {};
}
