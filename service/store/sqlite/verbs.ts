import * as clean from './clean.ts';
import type { Database } from './Database.ts';
import * as desk from './desk.ts';
import * as inquiries from './inquiries.ts';
import * as notices from './notices.ts';
import * as outbox from './outbox.ts';
import * as promises from './promises.ts';
import * as suspects from './suspects.ts';
import * as upkeep from './upkeep.ts';

const { find, countDoomed, findDoomed, findSpans, emptyLog } = clean;
const { remove, renewSalt, removeDoomed, removeLapsed, removeEmpty, shrink } = clean;
const { get, endingIn, list, page, put, step, endLinks, makeGenuine, makeSuspect } = inquiries;
const { redeliver, redeliverParked } = inquiries;
const { claim, leases, renew, done, fail, park, giveBack, hasten } = outbox;
const { promised, addNotices, claimNotices, noticeLeases, renewNotices, settleNotices, freeNotices } =
  notices;
const { deskCounts, sessions, challenge, challenges } = desk;
const { addSession, renewSession, endSessions, addChallenge, tryChallenges, useChallenge, removeOver } = desk;
const { outcomes, promisesKnown } = promises;
const { undigested, markDigested, dismiss } = suspects;
const { stats, hit, takeTurn, finishTurn, salt, linkKeys, renewLinkKey, note, acts, ready, usedBytes } =
  upkeep;

/** Verbs that only read; on their own they take no write lock. */
const reading = {
  ...{ get, endingIn, list, page, leases, undigested, stats, salt, linkKeys, acts, usedBytes },
  ...{ promised, noticeLeases, outcomes, promisesKnown },
  ...{ deskCounts, sessions, challenge, challenges },
  ...{ find, countDoomed, findDoomed, findSpans },
};

const writing = {
  ...{ put, step, endLinks, renewLinkKey, makeGenuine, makeSuspect, redeliver, redeliverParked },
  ...{ markDigested, dismiss },
  ...{ claim, renew, done, fail, park, giveBack, hasten },
  ...{ addNotices, claimNotices, renewNotices, settleNotices, freeNotices },
  ...{ addSession, renewSession, endSessions, addChallenge, tryChallenges, useChallenge, removeOver },
  ...{ hit, takeTurn, finishTurn, note, ready },
  ...{ remove, renewSalt, removeDoomed, removeLapsed, removeEmpty, shrink },
};

/** Verbs that run outside of any transaction. */
const bare = { emptyLog };

const all = { ...reading, ...writing, ...bare };

export type Verb = keyof typeof all;
export type Input<V extends Verb> = Parameters<(typeof all)[V]>[1];
export type Output<V extends Verb> = ReturnType<(typeof all)[V]>;

/** What the worker does on request. Each runs inside a transaction, except for the bare ones. */
export const verbs: { readonly [V in Verb]: (db: Database, input: Input<V>) => Output<V> } = all;

export const isReading = (verb: Verb): boolean => Object.hasOwn(reading, verb);
export const isBare = (verb: Verb): boolean => Object.hasOwn(bare, verb);

/** A call of one verb; `call` matches answers to calls. */
export interface Request<V extends Verb = Verb> {
  call: number;
  verb: V;
  input: Input<V>;
}

/** A failure that is temporary, permanent, or due to this one request. */
export interface Fault {
  kind: 'unavailable' | 'broken' | 'refused';
  message: string;
}

export type Answer = { call: number; output: unknown } | { call: number; fault: Fault };
