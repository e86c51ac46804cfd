import * as v from 'valibot';
import type { StoreStats } from './Store.ts';

const statsRow = v.object({
  oldest: v.nullable(v.number()),
  waiting: v.number(),
  parked: v.number(),
  suspects: v.number(),
  last_parked: v.nullable(v.number()),
  last_suspect: v.nullable(v.number()),
  last_surge: v.nullable(v.number()),
});

/** The one query behind `stats`, the same in both databases. */
export const statsQuery = `SELECT
  (SELECT min(queued_at) FROM outbox WHERE state = 'waiting') AS oldest,
  (SELECT count(*) FROM outbox WHERE state = 'waiting') AS waiting,
  (SELECT count(*) FROM outbox WHERE state = 'parked') AS parked,
  (SELECT max(parked_at) FROM outbox WHERE state = 'parked') AS last_parked,
  (SELECT count(*) FROM inquiry WHERE suspicion IS NOT NULL) AS suspects,
  (SELECT max(received_at) FROM inquiry WHERE suspicion IS NOT NULL) AS last_suspect,
  (SELECT max(received_at) FROM inquiry WHERE suspicion = 'surge') AS last_surge`;

export function readStats(row: unknown, now: number): StoreStats {
  const found = v.parse(statsRow, row);
  return {
    oldestUndeliveredMs: found.oldest === null ? null : Math.max(0, now - found.oldest),
    waiting: found.waiting,
    parked: found.parked,
    suspects: found.suspects,
    lastParkedAt: found.last_parked,
    lastSuspectAt: found.last_suspect,
    lastSurgeAt: found.last_surge,
  };
}
