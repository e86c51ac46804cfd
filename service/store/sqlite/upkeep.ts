import * as v from 'valibot';
import type { HitOptions, PurgeOptions, StoreStats, Turn, TurnOptions } from '../Store.ts';
import { clockSkewMs } from '../clockSkew.ts';
import { emailKey } from '../emailKey.ts';
import { readNumber } from '../rows.ts';
import { readStats, statsQuery } from '../stats.ts';
import type { Database } from './Database.ts';

const idRows = v.array(v.object({ id: v.string() }));

export function erase(db: Database, email: string): string[] {
  const rows = db.all('DELETE FROM inquiry WHERE email_key = ? RETURNING id', [emailKey(email)]);
  return v.parse(idRows, rows).map((row) => row.id);
}

const undelivered = "EXISTS (SELECT 1 FROM outbox WHERE inquiry_id = inquiry.id AND state <> 'delivered')";

export function purge(
  db: Database,
  { receivedBefore, suspectsBefore, surgeBefore = 0, now }: PurgeOptions,
): { purged: number; keptUndelivered: number } {
  const purged = db.run(
    `DELETE FROM inquiry WHERE CASE WHEN suspicion IS NULL
       THEN received_at < :receivedBefore AND NOT ${undelivered}
       ELSE received_at < iif(suspicion = 'surge', :surgeBefore, :suspectsBefore) END`,
    { receivedBefore, suspectsBefore, surgeBefore },
  );
  db.run('DELETE FROM rate_window WHERE reset_at <= ?', [now]);
  db.run('DELETE FROM repeat_key WHERE expires_at <= ?', [now]);
  const kept = db.get(
    `SELECT count(*) AS kept FROM inquiry
     WHERE received_at < ? AND (suspicion = 'surge' OR suspicion IS NULL AND ${undelivered})`,
    [receivedBefore],
  );
  return { purged, keptUndelivered: readNumber(kept, 'kept') ?? 0 };
}

export const stats = (db: Database, now: number): StoreStats => readStats(db.get(statsQuery), now);

export const usedBytes = (db: Database): number =>
  readNumber(
    db.get(
      `SELECT (page_count - freelist_count) * page_size AS bytes
       FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
    ),
    'bytes',
  ) ?? 0;

const countHits = `INSERT INTO rate_window (key, hits, reset_at) VALUES (:key, :hits, :resetAt)
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN reset_at <= :now OR reset_at > :resetAt + :skew THEN :hits ELSE hits + :hits END,
    reset_at = CASE WHEN reset_at <= :now OR reset_at > :resetAt + :skew THEN :resetAt ELSE reset_at END
  RETURNING hits AS count, reset_at AS "resetAt"`;
const hitRow = v.object({ count: v.number(), resetAt: v.number() });

export function hit(db: Database, { key, now, windowMs, hits = 1 }: HitOptions & { key: string }) {
  return v.parse(hitRow, db.get(countHits, { key, now, resetAt: now + windowMs, hits, skew: clockSkewMs }));
}

export function takeTurn(db: Database, options: TurnOptions & { task: string }): Turn | null {
  const { task, now, everyMs, leaseMs, newsAt = null, firstLater = false } = options;
  const firstAt = firstLater ? now + everyMs : now;
  db.run('INSERT INTO turn (task, next_at) VALUES (?, ?) ON CONFLICT DO NOTHING', [task, firstAt]);
  const taken = db.get(
    `UPDATE turn SET next_at = :until
     WHERE task = :task AND (next_at <= :now OR next_at > :latest)
       AND (:newsAt IS NULL OR done_at IS NULL OR done_at < :newsAt)
     RETURNING done_at`,
    { task, now, until: now + leaseMs, latest: now + everyMs + clockSkewMs, newsAt },
  );
  return taken ? { lastAt: readNumber(taken, 'done_at') } : null;
}

interface FinishedTurn {
  task: string;
  now: number;
  everyMs: number;
}

export function finishTurn(db: Database, { task, now, everyMs }: FinishedTurn): void {
  db.run('UPDATE turn SET done_at = ?, next_at = ? WHERE task = ?', [now, now + everyMs, task]);
}

/** As large as an inquiry may be, so that what fits for this fits for an inquiry. */
const probeBytes = 65_536;

export function ready(db: Database): boolean {
  db.run('INSERT INTO probe (body) VALUES (zeroblob(?))', [probeBytes]);
  return db.run('DELETE FROM probe', []) > 0;
}
