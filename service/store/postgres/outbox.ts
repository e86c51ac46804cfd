import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Channel, ClaimOptions, LeasedDelivery, StoredInquiry } from '../Store.ts';
import { clockSkewMs } from '../clockSkew.ts';
import { readInquiries } from '../rows.ts';
import { ofChannel } from '../steps.ts';
import type { Session } from './session.ts';

/** The inquiries in these rows, with their steps and deliveries. */
export async function whole(session: Session, rows: { id: string }[]): Promise<StoredInquiry[]> {
  const ids = rows.map((row) => row.id);
  const belonging = (table: string, order: string) =>
    session.query(`SELECT * FROM ${table} WHERE inquiry_id = ANY($1) ORDER BY ${order}`, [ids]);
  const { rows: outbox } = await belonging('outbox', 'channel');
  const { rows: steps } = await belonging('step', 'version');
  return readInquiries(rows, { outbox, steps });
}

/** Skips rows that another instance is claiming at this moment instead of waiting for them. */
const claimDue = (channel: Channel) => `WITH due AS (
    SELECT inquiry_id, channel FROM outbox
    WHERE ${ofChannel(channel)} AND state = 'waiting'
      AND ($1::boolean OR next_attempt_at <= $2 OR waits_from > $2 + $3::bigint)
      AND (lease IS NULL OR lease = ANY($7))
    ORDER BY queued_at, inquiry_id LIMIT $5 FOR UPDATE SKIP LOCKED
  )
  UPDATE outbox SET lease = $6, leased_until = $4::bigint FROM due
  WHERE outbox.inquiry_id = due.inquiry_id AND outbox.channel = due.channel
  RETURNING outbox.inquiry_id, outbox.channel, outbox.attempts, outbox.queued_at`;

const claimedRows = v.array(
  v.object({
    inquiry_id: v.string(),
    channel: v.string(),
    attempts: v.number(),
    queued_at: v.number(),
  }),
);

export async function claim(
  session: Session,
  { channel, now, limit, leaseMs, early = false, abandoned = [] }: ClaimOptions & { channel: Channel },
): Promise<LeasedDelivery[]> {
  const lease = randomUUID();
  const due = await session.query(claimDue(channel), [
    ...[early, now, clockSkewMs, now + leaseMs, limit, lease, abandoned],
  ]);
  const claimed = v.parse(claimedRows, due.rows);
  if (claimed.length === 0) return [];
  const ids = claimed.map((row) => row.inquiry_id);
  const { rows } = await session.query<{ id: string }>('SELECT * FROM inquiry WHERE id = ANY($1)', [ids]);
  const inquiries = new Map((await whole(session, rows)).map((inquiry) => [inquiry.id, inquiry]));
  return claimed
    .toSorted((a, b) => a.queued_at - b.queued_at || (a.inquiry_id < b.inquiry_id ? -1 : 1))
    .flatMap(({ inquiry_id, channel: row, attempts }) => {
      const inquiry = inquiries.get(inquiry_id);
      return inquiry ? [{ inquiry, channel: row, attempts, lease }] : [];
    });
}

export const leases = (channel: Channel) => `SELECT lease AS token, leased_until AS beat FROM outbox
  WHERE ${ofChannel(channel)} AND state = 'waiting' AND lease IS NOT NULL`;

const leased = 'WHERE inquiry_id = $1 AND channel = $2 AND lease = $3';
const free = 'lease = NULL, leased_until = NULL';

export const settle = {
  renew: `UPDATE outbox SET leased_until = greatest(leased_until + 1, $4::bigint) ${leased}`,
  done: `UPDATE outbox SET state = 'delivered', attempts = attempts + 1, delivered_at = $4, next_attempt_at = NULL,
    last_error = NULL, ${free} ${leased}`,
  fail: `UPDATE outbox SET attempts = attempts + 1, waits_from = $4, next_attempt_at = $5, last_error = $6,
    ${free} ${leased}`,
  park: `UPDATE outbox SET state = 'parked', attempts = attempts + 1, parked_at = $4, next_attempt_at = NULL,
    last_error = $5, ${free} ${leased}`,
  giveBack: `UPDATE outbox SET last_error = coalesce($4, last_error), ${free} ${leased}`,
};

export const hasten = (
  channel: Channel,
) => `UPDATE outbox SET attempts = 0, waits_from = $1, next_attempt_at = $1
  WHERE ${ofChannel(channel)} AND state = 'waiting' AND next_attempt_at > $1`;

const again = `INSERT INTO outbox (inquiry_id, channel, queued_at, waits_from, next_attempt_at)
  SELECT id, channel, $2::bigint, $2, $2 FROM found, unnest($3::text[]) AS channel
  ON CONFLICT (inquiry_id, channel) DO UPDATE SET state = 'waiting', attempts = 0, queued_at = $2, waits_from = $2,
    next_attempt_at = $2, lease = NULL, leased_until = NULL, delivered_at = NULL, parked_at = NULL`;

export const redeliver = `WITH found AS (SELECT id FROM inquiry WHERE id = $1) ${again}`;

export const redeliverParked = `UPDATE outbox SET state = 'waiting', attempts = 0, queued_at = $1, waits_from = $1,
  next_attempt_at = $1, parked_at = NULL WHERE state = 'parked'`;

export const makeGenuine = `WITH found AS (
  UPDATE inquiry SET suspicion = NULL WHERE id = $1 AND suspicion IS NOT NULL RETURNING id) ${again}`;
