import * as v from 'valibot';
import type { Channel, ListOptions, NewInquiry, PutResult, StepChange, StoredInquiry } from '../Store.ts';
import { clears } from '../clears.ts';
import { emailKey } from '../emailKey.ts';
import { listQuery } from '../lists.ts';
import { inquiryColumns, inquiryValues, personColumns, personValues, readInquiries } from '../rows.ts';
import { rowsOf } from '../steps.ts';
import type { Database, Row } from './Database.ts';

/** Placeholders for so many values. */
export const places = (columns: readonly string[]) => columns.map(() => '?').join();
const insertPerson = `INSERT INTO person (${personColumns.join()}) VALUES (${places(personColumns)})`;
const insertInquiry = `INSERT INTO inquiry (row, ${inquiryColumns.join()})
  VALUES (last_insert_rowid(), ${places(inquiryColumns)})`;
const insertKey = `INSERT INTO repeat_key (key, inquiry_id, expires_at) VALUES (?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET inquiry_id = excluded.inquiry_id, expires_at = excluded.expires_at`;
const queue = `INSERT INTO outbox (inquiry_id, channel, queued_at, waits_from, next_attempt_at) VALUES (?1, ?2, ?3, ?3, ?3)
  ON CONFLICT (inquiry_id, channel) DO UPDATE SET state = 'waiting', attempts = 0, queued_at = ?3, waits_from = ?3,
    next_attempt_at = ?3, lease = NULL, leased_until = NULL, delivered_at = NULL, parked_at = NULL`;
const findKey = `SELECT inquiry.id, digest, suspicion, link_n FROM repeat_key
  JOIN inquiry ON inquiry.id = inquiry_id JOIN person USING (row)
  WHERE key = ? AND (expires_at IS NULL OR expires_at > ?)`;
const keyRow = v.object({
  id: v.string(),
  digest: v.string(),
  suspicion: v.nullable(v.string()),
  link_n: v.number(),
});

export function put(db: Database, inquiry: NewInquiry): PutResult {
  const { id, receivedAt, repeat, digest, channels } = inquiry;
  const before = repeat && db.get(findKey, [repeat.key, receivedAt]);
  if (before) {
    const first = v.parse(keyRow, before);
    if (first.digest !== digest) return { outcome: 'conflict' };
    const same = { id: first.id, linkN: first.link_n };
    if (!clears(inquiry, first)) return { outcome: 'repeated', ...same };
    makeGenuine(db, { id: first.id, now: receivedAt, channels });
    return { outcome: 'cleared', ...same };
  }
  db.run(insertPerson, personValues(inquiry));
  db.run(insertInquiry, inquiryValues(inquiry));
  if (repeat) {
    db.run(insertKey, [repeat.key, id, repeat.windowMs === null ? null : receivedAt + repeat.windowMs]);
  }
  for (const channel of channels) db.run(queue, [id, channel, receivedAt]);
  return { outcome: 'stored', id, linkN: 0 };
}

/** What a query is asked of. */
interface Reader {
  all(sql: string, values: readonly (string | number)[]): Row[];
}

/** The inquiries in these rows, with their steps and deliveries. */
export function whole(db: Reader, rows: readonly Row[]): StoredInquiry[] {
  const ids = JSON.stringify(rows.map((row) => row.id));
  const belonging = (table: string, order: string) =>
    db.all(`SELECT * FROM ${table} WHERE inquiry_id IN (SELECT value FROM json_each(?)) ORDER BY ${order}`, [
      ids,
    ]);
  return readInquiries(rows, {
    outbox: belonging('whole_delivery', 'channel'),
    steps: belonging('whole_step', 'version'),
  });
}

export function get(db: Database, id: string): StoredInquiry | null {
  return whole(db, db.all('SELECT * FROM whole_inquiry WHERE id = ?', [id]))[0] ?? null;
}

export function endingIn(db: Database, tail: string): StoredInquiry[] {
  return whole(db, db.all('SELECT * FROM whole_inquiry WHERE substr(id, -12) = ?', [tail]));
}

export function list(db: Database, { limit, skip = 0, only }: ListOptions): StoredInquiry[] {
  return whole(db, db.all(listQuery('whole_inquiry', only, ['?', '?']), [limit, skip]));
}

/** Up to `limit` inquiries that were received after the given one. */
export function page(
  db: Database,
  { after, limit }: { after: Pick<StoredInquiry, 'receivedAt' | 'id'> | null; limit: number },
): StoredInquiry[] {
  const rows = db.all(
    'SELECT * FROM whole_inquiry WHERE (received_at, id) > (?, ?) ORDER BY received_at, id LIMIT ?',
    [after?.receivedAt ?? Number.MIN_SAFE_INTEGER, after?.id ?? '', limit],
  );
  return whole(db, rows);
}

const copied = personColumns.filter((column) => column !== 'email' && column !== 'email_key').join();

/** Moves an inquiry to a new row of what its sender wrote, with another address, and empties the one before it. */
function changeEmail(db: Database, id: string, email: string): void {
  const { row } = v.parse(
    v.object({ row: v.number() }),
    db.get('SELECT row FROM inquiry WHERE id = ?', [id]),
  );
  db.run(
    `INSERT INTO person (email, email_key, ${copied}) SELECT ?, ?, ${copied} FROM person WHERE row = ?`,
    [email, emailKey(email), row],
  );
  db.run('UPDATE inquiry SET row = last_insert_rowid() WHERE id = ?', [id]);
}

export function step(db: Database, { id, change }: { id: string; change: StepChange }): boolean {
  const {
    version,
    at,
    who,
    via,
    kind,
    state,
    takenBy,
    takenAt,
    answeredAt,
    words = null,
    corrected,
  } = change;
  const after = version + 1;
  const changed = db.run(
    `UPDATE inquiry SET state = ?, taken_by = ?, taken_at = ?, answered_at = ?, version = ? WHERE id = ? AND version = ?`,
    [state, takenBy, takenAt, answeredAt, after, id, version],
  );
  if (changed === 0) return false;
  if (words !== null) db.run('INSERT INTO step_words (text) VALUES (?)', [words]);
  const row = words === null ? 'NULL' : 'last_insert_rowid()';
  db.run(
    `INSERT INTO step (inquiry_id, version, at, who, via, kind, state, taken_by, words)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ${row})`,
    [id, after, at, who, via, kind, state, takenBy],
  );
  if (corrected) changeEmail(db, id, corrected.email);
  for (const row of rowsOf(change)) db.run(queue, [id, row, at]);
  return true;
}

export const endLinks = (db: Database, id: string): boolean =>
  db.run('UPDATE inquiry SET link_n = link_n + 1 WHERE id = ?', [id]) > 0;

interface Requeue {
  id: string;
  now: number;
  channels: readonly Channel[];
}

export function redeliver(db: Database, { id, now, channels }: Requeue): boolean {
  if (!db.get('SELECT id FROM inquiry WHERE id = ?', [id])) return false;
  for (const channel of channels) db.run(queue, [id, channel, now]);
  return true;
}

export function redeliverParked(db: Database, now: number): number {
  return db.run(
    `UPDATE outbox SET state = 'waiting', attempts = 0, queued_at = :now, waits_from = :now, next_attempt_at = :now,
       parked_at = NULL
     WHERE state = 'parked'`,
    { now },
  );
}

export function makeGenuine(db: Database, { id, now, channels }: Requeue): boolean {
  const changed = db.run('UPDATE inquiry SET suspicion = NULL WHERE id = ? AND suspicion IS NOT NULL', [id]);
  return changed > 0 && redeliver(db, { id, now, channels });
}

export const makeSuspect = (db: Database, { id, now }: { id: string; now: number }): boolean =>
  db.run(
    `UPDATE inquiry SET suspicion = 'staff', digested_at = :now, dismissed_at = :now
     WHERE id = :id AND suspicion IS NULL AND state IN ('new', 'taken')`,
    { id, now },
  ) > 0;
