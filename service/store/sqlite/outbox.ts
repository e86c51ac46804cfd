import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Channel, ClaimOptions, Failure, Lease, LeasedDelivery } from '../Store.ts';
import { clockSkewMs } from '../clockSkew.ts';
import { readLeases } from '../rows.ts';
import { ofChannel } from '../steps.ts';
import type { Database } from './Database.ts';
import { whole } from './inquiries.ts';

const claimDue = (channel: Channel) => `UPDATE outbox SET lease = :lease, leased_until = :leasedUntil
  WHERE (inquiry_id, channel) IN (
    SELECT inquiry_id, channel FROM outbox
    WHERE ${ofChannel(channel)} AND state = 'waiting'
      AND (:early OR next_attempt_at <= :now OR waits_from > :now + :skew)
      AND (lease IS NULL OR lease IN (SELECT value FROM json_each(:abandoned)))
    ORDER BY queued_at, inquiry_id LIMIT :limit)
  RETURNING inquiry_id, channel, attempts, queued_at`;

const claimedRow = v.object({
  inquiry_id: v.string(),
  channel: v.string(),
  attempts: v.number(),
  queued_at: v.number(),
});

export function claim(db: Database, options: ClaimOptions & { channel: Channel }): LeasedDelivery[] {
  const { channel, now, limit, leaseMs, early = false, abandoned = [] } = options;
  const lease = randomUUID();
  const named = { lease, leasedUntil: now + leaseMs, early: Number(early), now, limit };
  const values = { ...named, skew: clockSkewMs, abandoned: JSON.stringify(abandoned) };
  const claimed = v.parse(v.array(claimedRow), db.all(claimDue(channel), values));
  const ids = JSON.stringify(claimed.map((row) => row.inquiry_id));
  const rows = db.all('SELECT * FROM whole_inquiry WHERE id IN (SELECT value FROM json_each(?))', [ids]);
  const inquiries = new Map(whole(db, rows).map((inquiry) => [inquiry.id, inquiry]));
  return claimed
    .toSorted((a, b) => a.queued_at - b.queued_at || (a.inquiry_id < b.inquiry_id ? -1 : 1))
    .flatMap(({ inquiry_id, channel: row, attempts }) => {
      const inquiry = inquiries.get(inquiry_id);
      return inquiry ? [{ inquiry, channel: row, attempts, lease }] : [];
    });
}

export function leases(db: Database, channel: Channel): Lease[] {
  return readLeases(
    db.all(
      `SELECT lease AS token, leased_until AS beat FROM outbox
       WHERE ${ofChannel(channel)} AND state = 'waiting' AND lease IS NOT NULL`,
    ),
  );
}

const leased = 'WHERE inquiry_id = :id AND channel = :channel AND lease = :lease';
const free = 'lease = NULL, leased_until = NULL';

const keyOf = ({ inquiry: { id }, channel, lease }: LeasedDelivery) => ({ id, channel, lease });

export interface Settled<Outcome> {
  delivery: LeasedDelivery;
  outcome: Outcome;
}

export function renew(db: Database, { delivery, outcome: until }: Settled<number>): void {
  db.run(`UPDATE outbox SET leased_until = max(leased_until + 1, :until) ${leased}`, {
    ...keyOf(delivery),
    until,
  });
}

export function done(db: Database, { delivery, outcome: now }: Settled<number>): boolean {
  const changed = db.run(
    `UPDATE outbox SET state = 'delivered', attempts = attempts + 1, delivered_at = :now, next_attempt_at = NULL,
       words = NULL, ${free} ${leased}`,
    { ...keyOf(delivery), now },
  );
  return changed > 0;
}

/** The row of what the server said, added at the end; {@link leased} is still to be checked. */
function addWords(db: Database, delivery: LeasedDelivery, text: string): string {
  const added = db.run(`INSERT INTO words (text) SELECT :text FROM outbox ${leased}`, {
    ...keyOf(delivery),
    text,
  });
  return added > 0 ? 'last_insert_rowid()' : 'NULL';
}

export function fail(db: Database, { delivery, outcome: { error, ...outcome } }: Settled<Failure>): void {
  db.run(
    `UPDATE outbox SET attempts = attempts + 1, waits_from = :now, next_attempt_at = :nextAttemptAt,
       words = ${addWords(db, delivery, error)}, ${free} ${leased}`,
    { ...keyOf(delivery), ...outcome },
  );
}

export function park(
  db: Database,
  { delivery, outcome: { now, error } }: Settled<{ now: number; error: string }>,
): void {
  db.run(
    `UPDATE outbox SET state = 'parked', attempts = attempts + 1, parked_at = :now, next_attempt_at = NULL,
       words = ${addWords(db, delivery, error)}, ${free} ${leased}`,
    { ...keyOf(delivery), now },
  );
}

export function giveBack(db: Database, { delivery, outcome: error }: Settled<string | null>): void {
  const words = error === null ? 'words' : addWords(db, delivery, error);
  db.run(`UPDATE outbox SET words = ${words}, ${free} ${leased}`, keyOf(delivery));
}

export function hasten(db: Database, { channel, now }: { channel: Channel; now: number }): void {
  db.run(
    `UPDATE outbox SET attempts = 0, waits_from = :now, next_attempt_at = :now
     WHERE ${ofChannel(channel)} AND state = 'waiting' AND next_attempt_at > :now`,
    { now },
  );
}
