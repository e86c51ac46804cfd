import { SEARCH_WORKER } from './addresses.ts';
import type { Answer, Question } from './finder.ts';

// The one script that pages may start as a worker, and the one policy that they may make.
const policy = window.trustedTypes?.createPolicy('search', {
  createScriptURL: (address) => {
    if (address !== SEARCH_WORKER) throw new TypeError(`${address} is not the search.`);
    return address;
  },
});

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function start(): Worker {
  const started = new Worker(policy?.createScriptURL(SEARCH_WORKER) ?? SEARCH_WORKER, { type: 'module' });
  const settle = (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => settle(data));
  started.addEventListener('error', () => {
    // Whoever asks again starts it again.
    worker = undefined;
    for (const id of waiting.keys()) settle({ id });
  });
  return started;
}

/** Starts the worker, which fetches the index, before there is anything to ask. */
export function prepare(): void {
  worker ??= start();
}

/** Asks the index; `limit` is how many pages are wanted. Nothing comes back when the index cannot be read. */
export function ask(query: string, limit: number): Promise<Answer['found']> {
  prepare();
  const question: Question = { id: (count += 1), query, limit };
  return new Promise((resolve) => {
    waiting.set(question.id, ({ found }) => resolve(found));
    worker?.postMessage(question);
  });
}
