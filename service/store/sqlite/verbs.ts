import { claim, done, fail, giveBack, hasten, park } from './outbox.ts';
import { get, list, makeGenuine, page, put, redeliver } from './inquiries.ts';
import { erase, finishTurn, hit, purge, ready, stats, takeTurn, usedBytes } from './upkeep.ts';
import type { Database } from './Database.ts';

const all = {
  ...{ put, get, list, page, redeliver, makeGenuine },
  ...{ claim, done, fail, park, giveBack, hasten },
  ...{ erase, purge, stats, hit, takeTurn, finishTurn, ready, usedBytes },
};

export type Verb = keyof typeof all;
export type Input<V extends Verb> = Parameters<(typeof all)[V]>[1];
export type Output<V extends Verb> = ReturnType<(typeof all)[V]>;

/** What the worker does on request, each the body of a transaction. */
export const verbs: { readonly [V in Verb]: (db: Database, input: Input<V>) => Output<V> } = all;

/** A call of one verb; `call` tells the answers apart. */
export interface Request<V extends Verb = Verb> {
  call: number;
  verb: V;
  input: Input<V>;
}

/** What went wrong: for now, for good, or with this one request. */
export interface Fault {
  kind: 'unavailable' | 'broken' | 'refused';
  message: string;
}

export type Answer = { call: number; output: unknown } | { call: number; fault: Fault };
