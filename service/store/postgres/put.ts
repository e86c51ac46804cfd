import * as v from 'valibot';
import { StoreUnavailable } from '../Store.ts';
import type { NewInquiry, PutResult } from '../Store.ts';
import { inquiryColumns, inquiryValues } from '../rows.ts';
import type { Session } from './session.ts';

const columns = inquiryColumns.length;
const values = inquiryColumns.map(
  (column, index) => `$${index + 1}::${column === 'received_at' ? 'bigint' : 'text'}`,
);
const [id, receivedAt] = values;
const key = `$${columns + 1}::text`;
const expiresAt = `$${columns + 2}::bigint`;
const channels = `$${columns + 3}::text[]`;

/** Key, inquiry and outbox rows in one statement: one round trip, one commit. */
const insert = `WITH taken AS (
    INSERT INTO repeat_key AS known (key, inquiry_id, expires_at)
    SELECT ${key}, ${id}, ${expiresAt} WHERE ${key} IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET inquiry_id = excluded.inquiry_id, expires_at = excluded.expires_at
      WHERE known.expires_at <= ${receivedAt}
    RETURNING key
  ), stored AS (
    INSERT INTO inquiry (${inquiryColumns.join()})
    SELECT ${values.join()} WHERE ${key} IS NULL OR EXISTS (SELECT FROM taken)
    ON CONFLICT (id) DO NOTHING
    RETURNING id
  ), queued AS (
    INSERT INTO outbox (inquiry_id, channel, queued_at, waits_from, next_attempt_at)
    SELECT id, channel, ${receivedAt}, ${receivedAt}, ${receivedAt} FROM stored, unnest(${channels}) AS channel
  )
  SELECT id FROM stored`;

const find = `SELECT id, digest FROM inquiry WHERE id = $1 UNION ALL
  SELECT id, digest FROM repeat_key JOIN inquiry ON id = inquiry_id WHERE key = $2`;

const found = v.array(v.object({ id: v.string(), digest: v.string() }));

/** Stores an inquiry. The same call again, when nobody knows whether it was committed, changes nothing. */
export async function put(session: Session, inquiry: NewInquiry): Promise<PutResult> {
  const { repeat } = inquiry;
  const expires = repeat?.windowMs == null ? null : inquiry.receivedAt + repeat.windowMs;
  const { rowCount } = await session.query(insert, [
    ...inquiryValues(inquiry),
    ...[repeat?.key ?? null, expires, inquiry.channels],
  ]);
  if (rowCount === 1) return { outcome: 'stored', id: inquiry.id };

  const { rows } = await session.query(find, [inquiry.id, repeat?.key ?? null]);
  const [first] = v.parse(found, rows);
  // The one before was erased in between: trying again stores this one.
  if (!first) throw new StoreUnavailable('The inquiry before this one was just erased');
  if (first.id === inquiry.id) return { outcome: 'stored', id: inquiry.id };
  return first.digest === inquiry.digest ? { outcome: 'repeated', id: first.id } : { outcome: 'conflict' };
}
