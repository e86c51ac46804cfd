import * as v from 'valibot';
import type { Channel, ListOptions, NewInquiry, PutResult, StoredInquiry } from '../Store.ts';
import { inquiryColumns, inquiryValues, readInquiries } from '../rows.ts';
import type { Database, Row } from './Database.ts';

const insertInquiry = `INSERT INTO inquiry (${inquiryColumns.join()})
  VALUES (${inquiryColumns.map(() => '?').join()})`;
const insertKey = `INSERT INTO repeat_key (key, inquiry_id, expires_at) VALUES (?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET inquiry_id = excluded.inquiry_id, expires_at = excluded.expires_at`;
const queue = `INSERT INTO outbox (inquiry_id, channel, queued_at, waits_from, next_attempt_at) VALUES (?1, ?2, ?3, ?3, ?3)
  ON CONFLICT (inquiry_id, channel) DO UPDATE SET state = 'waiting', attempts = 0, queued_at = ?3, waits_from = ?3,
    next_attempt_at = ?3, lease = NULL, leased_until = NULL, delivered_at = NULL, parked_at = NULL`;
const findKey = `SELECT inquiry.id, inquiry.digest FROM repeat_key JOIN inquiry ON inquiry.id = inquiry_id
  WHERE key = ? AND (expires_at IS NULL OR expires_at > ?)`;
const keyRow = v.object({ id: v.string(), digest: v.string() });

export function put(db: Database, inquiry: NewInquiry): PutResult {
  const { id, receivedAt, repeat, digest, channels } = inquiry;
  const before = repeat && db.get(findKey, [repeat.key, receivedAt]);
  if (before) {
    const first = v.parse(keyRow, before);
    return first.digest === digest ? { outcome: 'repeated', id: first.id } : { outcome: 'conflict' };
  }
  db.run(insertInquiry, inquiryValues(inquiry));
  if (repeat) {
    db.run(insertKey, [repeat.key, id, repeat.windowMs === null ? null : receivedAt + repeat.windowMs]);
  }
  for (const channel of channels) db.run(queue, [id, channel, receivedAt]);
  return { outcome: 'stored', id };
}

/** The inquiries of these rows, with their deliveries. */
export function withDeliveries(db: Database, rows: readonly Row[]): StoredInquiry[] {
  const ids = JSON.stringify(rows.map((row) => row.id));
  const outbox = db.all(
    'SELECT * FROM outbox WHERE inquiry_id IN (SELECT value FROM json_each(?)) ORDER BY channel',
    [ids],
  );
  return readInquiries(rows, outbox);
}

export function get(db: Database, id: string): StoredInquiry | null {
  return withDeliveries(db, db.all('SELECT * FROM inquiry WHERE id = ?', [id]))[0] ?? null;
}

const filters = {
  all: '',
  suspects: 'AND suspicion IS NOT NULL',
  surge: "AND suspicion = 'surge'",
  robots: "AND suspicion <> 'surge'",
  parked: "AND id IN (SELECT inquiry_id FROM outbox WHERE state = 'parked')",
};

export function list(db: Database, { limit, only, receivedFrom = 0, after }: ListOptions): StoredInquiry[] {
  const rows = db.all(
    `SELECT * FROM inquiry WHERE received_at >= ? AND (received_at, id) < (?, ?) ${filters[only ?? 'all']}
     ORDER BY received_at DESC, id DESC LIMIT ?`,
    [receivedFrom, after?.receivedAt ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', limit],
  );
  return withDeliveries(db, rows);
}

/** The inquiries that follow the given one in the order of receipt, at most `limit`. */
export function page(
  db: Database,
  { after, limit }: { after: Pick<StoredInquiry, 'receivedAt' | 'id'> | null; limit: number },
): StoredInquiry[] {
  const rows = db.all(
    'SELECT * FROM inquiry WHERE (received_at, id) > (?, ?) ORDER BY received_at, id LIMIT ?',
    [after?.receivedAt ?? Number.MIN_SAFE_INTEGER, after?.id ?? '', limit],
  );
  return withDeliveries(db, rows);
}

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

export function makeGenuine(db: Database, { id, now, channels }: Requeue): boolean {
  const changed = db.run('UPDATE inquiry SET suspicion = NULL WHERE id = ? AND suspicion IS NOT NULL', [id]);
  return changed > 0 && redeliver(db, { id, now, channels });
}
