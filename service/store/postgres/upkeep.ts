import * as v from 'valibot';
import type { HitOptions, Turn, TurnOptions } from '../Store.ts';
import { clockSkewMs } from '../clockSkew.ts';
import { readTurn } from '../rows.ts';
import type { Session } from './session.ts';

const lapsed = 'known.reset_at <= $2::bigint OR known.reset_at > excluded.reset_at + $4::bigint';
const countHits = `INSERT INTO rate_window AS known (key, hits, reset_at) VALUES ($1, $5, $3)
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN ${lapsed} THEN excluded.hits ELSE known.hits + excluded.hits END,
    reset_at = CASE WHEN ${lapsed} THEN excluded.reset_at ELSE known.reset_at END
  RETURNING hits AS count, reset_at AS "resetAt"`;
const hitRow = v.object({ count: v.number(), resetAt: v.number() });

export async function hit(session: Session, key: string, { now, windowMs, hits = 1 }: HitOptions) {
  const { rows } = await session.query(countHits, [key, now, now + windowMs, clockSkewMs, hits]);
  return v.parse(hitRow, rows[0]);
}

export async function takeTurn(session: Session, task: string, options: TurnOptions): Promise<Turn | null> {
  const { now, everyMs, leaseMs, newsAt = null, firstLater = false } = options;
  const firstAt = firstLater ? now + everyMs : now;
  await session.query('INSERT INTO turn (task, next_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    task,
    firstAt,
  ]);
  const { rows } = await session.query(
    `UPDATE turn SET next_at = $3
     WHERE task = $1 AND (next_at <= $2 OR next_at > $4)
       AND ($5::bigint IS NULL OR done_at IS NULL OR done_at < $5 OR done_at > $2 + $6::bigint)
     RETURNING done_at, mark`,
    [task, now, now + leaseMs, now + everyMs + clockSkewMs, newsAt, clockSkewMs],
  );
  return readTurn(rows[0]);
}

export const finishTurn = 'UPDATE turn SET done_at = $2, next_at = $3, mark = $4 WHERE task = $1';

/** One row always stays, so that each check writes as much as a large inquiry does. */
export const probe = 'WITH gone AS (DELETE FROM probe) INSERT INTO probe (body) VALUES ($1)';
