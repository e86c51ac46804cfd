import * as v from 'valibot';
import type { StoreStats } from './Store.ts';
import { clockSkewMs } from './clockSkew.ts';
import { ofChannel } from './steps.ts';

/** Inquiries that wait for an answer. */
const open = "state IN ('new', 'taken') AND suspicion IS NULL";

const statsRow = v.object({
  oldest: v.nullable(v.number()),
  waiting: v.number(),
  parked: v.number(),
  suspects: v.number(),
  undigested: v.number(),
  unseen: v.number(),
  last_parked: v.nullable(v.number()),
  last_surge: v.nullable(v.number()),
  last_contradicted: v.nullable(v.number()),
  oldest_notice: v.nullable(v.number()),
  open: v.number(),
  overdue: v.number(),
});

/**
 * The one query behind `stats`, for both databases; `latest` and `now` are the placeholders for the latest plausible time
 * and the present. What a fast clock has dated later must not count as news for ever. An event of a step may wait without a receiver that takes
 * it; that is no inquiry undelivered.
 */
export const statsQuery = (latest: string, now: string): string => `SELECT
  (SELECT min(queued_at) FROM outbox WHERE state = 'waiting' AND NOT (${ofChannel('event')})) AS oldest,
  (SELECT count(*) FROM outbox WHERE state = 'waiting') AS waiting,
  (SELECT count(*) FROM outbox WHERE state = 'parked') AS parked,
  (SELECT max(parked_at) FROM outbox WHERE state = 'parked' AND parked_at <= ${latest}) AS last_parked,
  (SELECT count(*) FROM inquiry WHERE suspicion IS NOT NULL) AS suspects,
  (SELECT count(*) FROM inquiry WHERE suspicion IS NOT NULL AND digested_at IS NULL) AS undigested,
  (SELECT count(*) FROM inquiry WHERE suspicion = 'surge' AND dismissed_at IS NULL) AS unseen,
  (SELECT max(received_at) FROM inquiry WHERE suspicion = 'surge' AND received_at <= ${latest}) AS last_surge,
  (SELECT min(due_at) FROM notice WHERE outcome IS NULL) AS oldest_notice,
  (SELECT count(*) FROM inquiry WHERE ${open}) AS open,
  (SELECT count(*) FROM inquiry WHERE ${open} AND due_at < ${now}) AS overdue,
  (SELECT max(at) FROM step WHERE kind = 'contradicted' AND at <= ${latest}) AS last_contradicted`;

/** The latest time that another machine's clock may plausibly show, in milliseconds. */
export const latestAt = (now: number): number => now + clockSkewMs;

export function readStats(row: unknown, now: number): StoreStats {
  const found = v.parse(statsRow, row);
  return {
    oldestUndeliveredMs: found.oldest === null ? null : Math.max(0, now - found.oldest),
    waiting: found.waiting,
    parked: found.parked,
    suspects: found.suspects,
    undigested: found.undigested,
    unseen: found.unseen,
    lastParkedAt: found.last_parked,
    lastSurgeAt: found.last_surge,
    open: found.open,
    overdue: found.overdue,
    lastContradictedAt: found.last_contradicted,
    oldestNoticeMs: found.oldest_notice === null ? null : Math.max(0, now - found.oldest_notice),
  };
}
