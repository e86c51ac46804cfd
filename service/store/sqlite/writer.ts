import type { Database } from './Database.ts';
import { empty } from './empty.ts';
import { faultOf, isBusy } from './faultOf.ts';
import { verbs } from './verbs.ts';
import type { Answer, Output, Request, Verb } from './verbs.ts';

/** A rate limit that forgets its last hits in a power cut is no loss: these alone need no wait for the disk. */
const volatile = new Set<Verb>(['hit']);

/** These leave nothing of what they delete in the files either: the tries that each is worth. */
const emptying = new Map<Verb, number>([
  ['erase', 20],
  ['purge', 1],
]);

function perform<V extends Verb>(db: Database, { verb, input }: Request<V>): Output<V> {
  return verbs[verb](db, input);
}

/**
 * Natural group commit: all requests that arrive while a commit runs share the next one, so that the disk is
 * waited for once. When such a group fails, each request is tried on its own, and only the bad one fails.
 */
export function createWriter(db: Database, answer: (answers: readonly Answer[]) => void) {
  let waiting: Request[] = [];

  function commit(requests: readonly Request[]): Answer[] {
    db.setDurable(!requests.every(({ verb }) => volatile.has(verb)));
    return db.transaction(() =>
      requests.map((request) => ({ call: request.call, output: perform(db, request) })),
    );
  }

  function attempt(requests: readonly Request[]): Answer[] {
    try {
      return commit(requests);
    } catch (error) {
      const fault = faultOf(error);
      // Whoever holds the lock would make each of them wait as long again; a broken disk is not asked twice.
      const alone = requests.length === 1 || isBusy(error) || fault.kind === 'broken';
      if (alone) return requests.map(({ call }) => ({ call, fault }));
      return requests.flatMap((request) => attempt([request]));
    }
  }

  /** Somebody waits for an erasure to be whole; what a purge could not clean, the next day's does. */
  function remove(request: Request, tries: number): Answer[] {
    const answers = attempt([request]);
    try {
      empty(db, tries);
      return answers;
    } catch (error) {
      const fault = faultOf(error);
      if (request.verb === 'purge' && fault.kind !== 'broken') return answers;
      return [{ call: request.call, fault }];
    }
  }

  function flush(): void {
    const requests = waiting;
    waiting = [];
    const together = requests.filter(({ verb }) => !emptying.has(verb));
    if (together.length > 0) answer(attempt(together));
    for (const request of requests) {
      const tries = emptying.get(request.verb);
      if (tries !== undefined) answer(remove(request, tries));
    }
  }

  return {
    /** Takes requests; they run with all others that have arrived by the time the thread is free. */
    add(requests: readonly Request[]): void {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(...requests);
    },
    /** Runs what waits, now. */
    flush,
  };
}
