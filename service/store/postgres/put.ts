import * as v from 'valibot';
import { StoreUnavailable } from '../Store.ts';
import type { NewInquiry, PutResult } from '../Store.ts';
import { clears } from '../clears.ts';
import { inquiryColumns, inquiryValues, personColumns, personValues } from '../rows.ts';
import { makeGenuine } from './outbox.ts';
import type { Session } from './session.ts';

const columns = [...inquiryColumns, ...personColumns];
const values = columns.map((column, index) => `$${index + 1}::${/_at$/.test(column) ? 'bigint' : 'text'}`);
const [id, receivedAt] = values;
const key = `$${columns.length + 1}::text`;
const expiresAt = `$${columns.length + 2}::bigint`;
const channels = `$${columns.length + 3}::text[]`;

/** Key, inquiry and outbox rows in one statement: one round trip, one commit. */
const insert = `WITH taken AS (
    INSERT INTO repeat_key AS known (key, inquiry_id, expires_at)
    SELECT ${key}, ${id}, ${expiresAt} WHERE ${key} IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET inquiry_id = excluded.inquiry_id, expires_at = excluded.expires_at
      WHERE known.expires_at <= ${receivedAt}
    RETURNING key
  ), stored AS (
    INSERT INTO inquiry (${columns.join()})
    SELECT ${values.join()} WHERE ${key} IS NULL OR EXISTS (SELECT FROM taken)
    ON CONFLICT (id) DO NOTHING
    RETURNING id
  ), queued AS (
    INSERT INTO outbox (inquiry_id, channel, queued_at, waits_from, next_attempt_at)
    SELECT id, channel, ${receivedAt}, ${receivedAt}, ${receivedAt} FROM stored, unnest(${channels}) AS channel
  )
  SELECT id FROM stored`;

const find = `SELECT id, digest, suspicion, link_n FROM inquiry WHERE id = $1 UNION ALL
  SELECT id, digest, suspicion, link_n FROM repeat_key JOIN inquiry ON id = inquiry_id WHERE key = $2`;

const found = v.array(
  v.object({ id: v.string(), digest: v.string(), suspicion: v.nullable(v.string()), link_n: v.number() }),
);

function valuesOf(inquiry: NewInquiry): unknown[] {
  const { repeat, receivedAt: at } = inquiry;
  const expires = repeat?.windowMs == null ? null : at + repeat.windowMs;
  return [
    ...inquiryValues(inquiry),
    ...personValues(inquiry),
    repeat?.key ?? null,
    expires,
    inquiry.channels,
  ];
}

/** Stores an inquiry and rolls back. */
export const rehearsePut = (session: Session, inquiry: NewInquiry): Promise<void> =>
  session.rehearse(insert, valuesOf(inquiry));

/** Stores an inquiry. Idempotent, so it can be repeated when nobody knows whether it was committed. */
export async function put(session: Session, inquiry: NewInquiry): Promise<PutResult> {
  const { rowCount } = await session.query(insert, valuesOf(inquiry));
  if (rowCount === 1) return { outcome: 'stored', id: inquiry.id, linkN: 0 };

  const { rows } = await session.query(find, [inquiry.id, inquiry.repeat?.key ?? null]);
  const [first] = v.parse(found, rows);
  // The first one was erased in between: a retry stores this one.
  if (!first) throw new StoreUnavailable('The inquiry before this one was just erased');
  const same = { id: first.id, linkN: first.link_n };
  if (first.id === inquiry.id) return { outcome: 'stored', ...same };
  if (first.digest !== inquiry.digest) return { outcome: 'conflict' };
  if (!clears(inquiry, first)) return { outcome: 'repeated', ...same };
  const cleared = await session.query(makeGenuine, [first.id, inquiry.receivedAt, inquiry.channels]);
  // Of several simultaneous repeats only one clears it.
  return { outcome: cleared.rowCount === 0 ? 'repeated' : 'cleared', ...same };
}
