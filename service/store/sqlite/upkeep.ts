import * as v from 'valibot';
import type { Act, HitOptions, LinkKeys, StoreStats, Turn, TurnOptions } from '../Store.ts';
import { clockSkewMs } from '../clockSkew.ts';
import { bytesOfRow } from '../inquiryBytes.ts';
import { probeBytes, sampleInquiry } from '../probe.ts';
import { readActs, readLinkKeys, readNumber, readSalt, readTurn } from '../rows.ts';
import { put } from './inquiries.ts';
import { latestAt, readStats, statsQuery } from '../stats.ts';
import type { Database } from './Database.ts';

const findStats = statsQuery(':latest', ':now');

export const stats = (db: Database, now: number): StoreStats =>
  readStats(db.get(findStats, { latest: latestAt(now), now }), now);

/** The size of the file; close to the limit, the size of the rows instead, since empty rows may hold reusable pages. */
const measure = `SELECT CASE WHEN bytes < ? THEN bytes ELSE
    (SELECT coalesce(sum(${bytesOfRow('octet_length')}), 0) FROM inquiry JOIN person USING (row)) END AS bytes
  FROM (SELECT (page_count - freelist_count) * page_size AS bytes
        FROM pragma_page_count, pragma_freelist_count, pragma_page_size)`;

export const usedBytes = (db: Database, closeTo: number): number =>
  readNumber(db.get(measure, [closeTo]), 'bytes') ?? 0;

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
  return readTurn(
    db.get(
      `UPDATE turn SET next_at = :until
       WHERE task = :task AND (next_at <= :now OR next_at > :latest)
         AND (:newsAt IS NULL OR done_at IS NULL OR done_at < :newsAt OR done_at > :now + :skew)
       RETURNING done_at, mark`,
      {
        ...{ task, now, until: now + leaseMs, latest: now + everyMs + clockSkewMs },
        ...{ newsAt, skew: clockSkewMs },
      },
    ),
  );
}

interface FinishedTurn {
  task: string;
  now: number;
  everyMs: number;
  mark?: number;
}

export function finishTurn(db: Database, { task, now, everyMs, mark }: FinishedTurn): void {
  db.run('UPDATE turn SET done_at = ?, next_at = ?, mark = ? WHERE task = ?', [
    ...[now, now + everyMs, mark ?? null, task],
  ]);
}

export const salt = (db: Database): string => readSalt(db.get('SELECT value FROM salt'));

export const linkKeys = (db: Database): LinkKeys =>
  readLinkKeys(db.get('SELECT link_key, previous_key FROM secret'));

export function renewLinkKey(db: Database, key: string): void {
  db.run('UPDATE secret SET previous_key = link_key, link_key = ?', [key]);
}

export function note(db: Database, { at, who, what }: Act): void {
  db.run('INSERT INTO act (at, who, what) VALUES (?, ?, ?)', [at, who, what]);
}

export const acts = (db: Database, { limit, skip }: { limit: number; skip: number }): Act[] =>
  readActs(db.all('SELECT at, who, what FROM act ORDER BY rowid DESC LIMIT ? OFFSET ?', [limit, skip]));

/** Stores a sample inquiry, which touches every table that a real one does, and writes as much as a large one. */
export function ready(db: Database): boolean {
  db.rehearse(() => void put(db, sampleInquiry()));
  db.run('INSERT INTO probe (body) VALUES (zeroblob(?))', [probeBytes]);
  return db.run('DELETE FROM probe') > 0;
}
