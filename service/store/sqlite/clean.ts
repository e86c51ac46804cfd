import * as v from 'valibot';
import type { PurgeOptions, Purged } from '../Store.ts';
import { emailKey } from '../emailKey.ts';
import { doomed, keptQuery, readKept } from '../purging.ts';
import { readNumber } from '../rows.ts';
import type { Database } from './Database.ts';

const idRows = v.array(v.object({ id: v.string() }));

export function find(db: Database, email: string): string[] {
  const rows = db.all('SELECT id FROM inquiry JOIN person USING (row) WHERE email_key = ?', [
    emailKey(email),
  ]);
  return v.parse(idRows, rows).map((row) => row.id);
}

export function remove(db: Database, ids: readonly string[]): void {
  db.run('DELETE FROM inquiry WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
}

export function renewSalt(db: Database): void {
  db.run('UPDATE salt SET value = hex(randomblob(32))');
}

const named = ({ receivedBefore, suspectsBefore, surgeBefore = 0 }: PurgeOptions) => ({
  receivedBefore,
  suspectsBefore,
  surgeBefore,
});
const times = [':receivedBefore', ':suspectsBefore', ':surgeBefore'] as const;
const condition = doomed(...times);
const findKept = keptQuery(...times);

/** Counts what a purge would delete and keep. */
export function countDoomed(db: Database, options: PurgeOptions): Purged {
  const taken = db.get(`SELECT count(*) AS taken FROM inquiry WHERE ${condition}`, named(options));
  const kept = db.get(findKept, named(options));
  return { purged: readNumber(taken, 'taken') ?? 0, ...readKept(kept) };
}

export function findDoomed(db: Database, options: PurgeOptions & { limit: number }): string[] {
  const { limit } = options;
  const rows = db.all(`SELECT id FROM inquiry WHERE ${condition} LIMIT :limit`, { ...named(options), limit });
  return v.parse(idRows, rows).map((row) => row.id);
}

/** Deletes those of these inquiries that still meet the condition. */
export function removeDoomed(db: Database, options: PurgeOptions & { ids: readonly string[] }): number {
  return db.run(`DELETE FROM inquiry WHERE id IN (SELECT value FROM json_each(:ids)) AND ${condition}`, {
    ...named(options),
    ids: JSON.stringify(options.ids),
  });
}

export function removeLapsed(db: Database, now: number): void {
  db.run('DELETE FROM rate_window WHERE reset_at <= ?', [now]);
  db.run('DELETE FROM repeat_key WHERE expires_at <= ?', [now]);
}

/** Tables whose rows are blanked in place, with the query for the row numbers in use. */
const emptied = {
  person: 'SELECT row AS number FROM inquiry',
  words: 'SELECT words AS number FROM outbox WHERE words IS NOT NULL',
  step_words: 'SELECT words AS number FROM step WHERE words IS NOT NULL',
};

/**
 * Empty rows to keep on either side of removed ones. SQLite refills a page that loses rows from its neighbours and
 * leaves copies behind there; a neighbour with this many empty rows has nothing to give away.
 */
const guard = 256;

/** A range of empty rows, bounds excluded, that may be removed. */
export interface Span {
  table: keyof typeof emptied;
  from: number;
  to: number;
}

const spanRow = v.object({ after: v.number(), before: v.number() });

/** Finds the ranges that contain only empty rows. */
export function findSpans(db: Database): Span[] {
  return (['person', 'words', 'step_words'] as const).flatMap((table) => {
    const inUse = `${emptied[table]} UNION ALL SELECT max(row) + 1 FROM ${table}`;
    const rows = db.all(
      `SELECT after, before FROM
         (SELECT lag(number, 1, 0) OVER (ORDER BY number) AS after, number AS before
          FROM (${inUse}))
       WHERE before - after > ?`,
      [2 * guard + 1],
    );
    return v
      .parse(v.array(spanRow), rows)
      .map(({ after, before }) => ({ table, from: after + guard, to: before - guard }));
  });
}

export function removeEmpty(db: Database, { table, from, to, limit }: Span & { limit: number }): number {
  return db.run(
    `DELETE FROM ${table} WHERE row IN (SELECT row FROM ${table} WHERE row > ? AND row < ? ORDER BY row LIMIT ?)`,
    [from, to, limit],
  );
}

/** Returns up to `pages` free pages to the disk. Returns how many. */
export function shrink(db: Database, pages: number): number {
  const free = () => readNumber(db.get('PRAGMA freelist_count'), 'freelist_count') ?? 0;
  const before = free();
  db.exec(`PRAGMA incremental_vacuum(${pages})`);
  return before - free();
}

export const emptyLog = (db: Database): boolean => db.emptyLog();
