import type { ClientBase } from 'pg';
import * as v from 'valibot';
import type { HitOptions, PurgeOptions, Turn, TurnOptions } from '../Store.ts';
import { clockSkewMs } from '../clockSkew.ts';
import { emailKey } from '../emailKey.ts';
import { readNumber } from '../rows.ts';

const idRows = v.array(v.object({ id: v.string() }));

export async function erase(client: ClientBase, email: string): Promise<string[]> {
  const { rows } = await client.query('DELETE FROM inquiry WHERE email_key = $1 RETURNING id', [
    emailKey(email),
  ]);
  // Deleted rows stay in the files until their pages are cleaned.
  await client.query('VACUUM inquiry, outbox, repeat_key');
  return v.parse(idRows, rows).map((row) => row.id);
}

const undelivered = "EXISTS (SELECT FROM outbox WHERE inquiry_id = inquiry.id AND state <> 'delivered')";

export async function purge(
  client: ClientBase,
  { now, receivedBefore, suspectsBefore, surgeBefore = 0 }: PurgeOptions,
): Promise<{ purged: number; keptUndelivered: number }> {
  const { rowCount } = await client.query(
    `DELETE FROM inquiry WHERE CASE WHEN suspicion IS NULL
       THEN received_at < $1 AND NOT ${undelivered}
       ELSE received_at < CASE suspicion WHEN 'surge' THEN $3::bigint ELSE $2 END END`,
    [receivedBefore, suspectsBefore, surgeBefore],
  );
  await client.query('DELETE FROM rate_window WHERE reset_at <= $1', [now]);
  await client.query('DELETE FROM repeat_key WHERE expires_at <= $1', [now]);
  const { rows } = await client.query(
    `SELECT count(*) AS kept FROM inquiry
     WHERE received_at < $1 AND (suspicion = 'surge' OR suspicion IS NULL AND ${undelivered})`,
    [receivedBefore],
  );
  return { purged: rowCount ?? 0, keptUndelivered: readNumber(rows[0], 'kept') ?? 0 };
}

const lapsed = 'known.reset_at <= $2::bigint OR known.reset_at > excluded.reset_at + $4::bigint';
const countHits = `INSERT INTO rate_window AS known (key, hits, reset_at) VALUES ($1, $5, $3)
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN ${lapsed} THEN excluded.hits ELSE known.hits + excluded.hits END,
    reset_at = CASE WHEN ${lapsed} THEN excluded.reset_at ELSE known.reset_at END
  RETURNING hits AS count, reset_at AS "resetAt"`;
const hitRow = v.object({ count: v.number(), resetAt: v.number() });

export async function hit(client: ClientBase, key: string, { now, windowMs, hits = 1 }: HitOptions) {
  const { rows } = await client.query(countHits, [key, now, now + windowMs, clockSkewMs, hits]);
  return v.parse(hitRow, rows[0]);
}

export async function takeTurn(client: ClientBase, task: string, options: TurnOptions): Promise<Turn | null> {
  const { now, everyMs, leaseMs, newsAt = null, firstLater = false } = options;
  const firstAt = firstLater ? now + everyMs : now;
  await client.query('INSERT INTO turn (task, next_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    task,
    firstAt,
  ]);
  const { rows } = await client.query(
    `UPDATE turn SET next_at = $3
     WHERE task = $1 AND (next_at <= $2 OR next_at > $4)
       AND ($5::bigint IS NULL OR done_at IS NULL OR done_at < $5)
     RETURNING done_at`,
    [task, now, now + leaseMs, now + everyMs + clockSkewMs, newsAt],
  );
  return rows.length > 0 ? { lastAt: readNumber(rows[0], 'done_at') } : null;
}

export const finishTurn = 'UPDATE turn SET done_at = $2, next_at = $3 WHERE task = $1';

/** One row stays, so that each check writes as much as a large inquiry. */
export const probe = 'WITH gone AS (DELETE FROM probe) INSERT INTO probe (body) VALUES ($1)';
