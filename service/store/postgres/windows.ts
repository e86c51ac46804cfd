import * as v from 'valibot';
import type { CountOptions, CountedWindow, LimitWindow } from '../Store.ts';
import { clockSkewMs } from '../clockSkew.ts';
import type { Session } from './session.ts';
import { dayMs } from '../../lib/durations.ts';
import { newSalt, salted } from '../../lib/salted.ts';

/** The first instance each day picks the salt. Deleting yesterday's makes its keys meaningless. */
const keepSalt = `WITH gone AS (DELETE FROM limit_salt WHERE day < $1)
  INSERT INTO limit_salt AS known (day, salt) VALUES ($1, $2)
  ON CONFLICT (day) DO UPDATE SET salt = known.salt RETURNING salt`;
const saltRow = v.object({ salt: v.string() });

/** Sorted by key, so that instances lock the rows in the same order and cannot deadlock. */
const countAll = `INSERT INTO rate_window AS known (key, hits, reset_at)
  SELECT key, greatest($3, 0), $2::bigint + window_ms
  FROM unnest($1::text[], $4::bigint[]) AS asked (key, window_ms) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN known.reset_at <= $2 OR known.reset_at > excluded.reset_at + $5
      THEN excluded.hits ELSE known.hits + $3 END,
    reset_at = CASE WHEN known.reset_at <= $2 OR known.reset_at > excluded.reset_at + $5
      THEN excluded.reset_at ELSE known.reset_at END
  RETURNING key, hits AS count, reset_at AS "resetAt"`;
const countedRows = v.array(v.object({ key: v.string(), count: v.number(), resetAt: v.number() }));

/** Counts in windows that all instances share. Sources are stored as HMACs, under a salt that lives for a day. */
export function createWindows() {
  let known = { day: -1, salt: '' };

  async function saltOf(session: Session, day: number): Promise<string> {
    if (known.day !== day) {
      const { rows } = await session.query(keepSalt, [day, newSalt()]);
      known = { day, salt: v.parse(saltRow, rows[0]).salt };
    }
    return known.salt;
  }

  return async (
    session: Session,
    windows: readonly LimitWindow[],
    { now, hits = 1 }: CountOptions,
  ): Promise<CountedWindow[]> => {
    const salt = await saltOf(session, Math.floor(now / dayMs));
    const keys = windows.map(({ source, windowMs }) => `limit:${windowMs}:${salted(salt, source)}`);
    const lengths = windows.map(({ windowMs }) => windowMs);
    const { rows } = await session.query(countAll, [keys, now, hits, lengths, clockSkewMs]);
    const counted = new Map(v.parse(countedRows, rows).map(({ key, ...window }) => [key, window]));
    return keys.flatMap((key) => counted.get(key) ?? []);
  };
}
