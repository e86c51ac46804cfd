import { isBusy } from './faultOf.ts';
import type { OpenFile } from './OpenFile.ts';
import type { Database } from './Database.ts';
import { isBare, isReading, verbs } from './verbs.ts';
import type { Answer, Output, Request, Verb } from './verbs.ts';

/** Verbs that need not wait for the disk: a rate limit may lose its last hits in a power cut. */
const volatile = new Set<Verb>(['hit']);

function perform<V extends Verb>(db: Database, { verb, input }: Request<V>): Output<V> {
  return verbs[verb](db, input);
}

/**
 * Group commit: all requests that arrive during a commit share the next one, so that the disk is waited for once. If a
 * group fails, each request is retried on its own, so that only the bad one fails.
 */
export function createWriter(file: OpenFile, answer: (answers: readonly Answer[]) => void) {
  let waiting: Request[] = [];

  function commit(requests: readonly Request[]): Answer[] {
    const db = file.use();
    const work = () => requests.map((request) => ({ call: request.call, output: perform(db, request) }));
    if (requests.some(({ verb }) => isBare(verb))) return work();
    if (requests.every(({ verb }) => isReading(verb))) return db.transaction(work, 'DEFERRED');
    db.setDurable(!requests.every(({ verb }) => volatile.has(verb)));
    return db.transaction(work);
  }

  function attempt(requests: readonly Request[]): Answer[] {
    try {
      return commit(requests);
    } catch (error) {
      const fault = file.faultOf(error);
      // A held lock would make each of them wait again, and a broken disk must not be tried twice.
      const alone = requests.length === 1 || isBusy(error) || fault.kind === 'broken';
      if (alone) return requests.map(({ call }) => ({ call, fault }));
      return requests.flatMap((request) => attempt([request]));
    }
  }

  function flush(): void {
    const requests = waiting;
    waiting = [];
    const together = requests.filter(({ verb }) => !isBare(verb));
    if (together.length > 0) answer(attempt(together));
    for (const request of requests) if (isBare(request.verb)) answer(attempt([request]));
  }

  return {
    /** Queues requests; they run together with all others that arrive before the thread is free. */
    add(requests: readonly Request[]): void {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(...requests);
    },
    /** Runs the queued requests now. */
    flush,
  };
}
