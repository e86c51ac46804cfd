import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { readNumber } from '../rows.ts';
import { codeOf } from './connect.ts';

/** What an erased inquiry stood in, and the index in whose order the table is written anew. */
const tables = [
  ['inquiry', 'inquiry_received'],
  ['outbox', 'outbox_pkey'],
  ['repeat_key', 'repeat_key_pkey'],
  ['rate_window', 'rate_window_pkey'],
  ['salt', 'salt_pkey'],
] as const;

/**
 * How long one table may take, in milliseconds, waiting for its lock included: while it is held, or waited for, every
 * inquiry waits, and each is told that it was not stored after 5 s.
 */
const rewriteMs = 3_000;
const lockMs = 1_000;
/** How often it is tried when another holds the lock, or still sees the old rows, and the milliseconds in between. */
const tries = 5;
const againMs = 1_000;

/** Programs that may still see what transactions before this one deleted: then it is not gone from the file either. */
const countReaders = `SELECT (SELECT count(*) FROM pg_stat_activity
    WHERE (datname = current_database() OR datname IS NULL) AND age(backend_xmin) > age($1::xid))
  + (SELECT count(*) FROM pg_replication_slots WHERE age(xmin) > age($1::xid))
  + (SELECT count(*) FROM pg_prepared_xacts WHERE database = current_database() AND age(transaction) > age($1::xid))
  AS readers`;

async function isSeen(client: ClientBase, transaction: string): Promise<boolean> {
  const { rows } = await client.query(countReaders, [transaction]);
  return readNumber(rows[0], 'readers') !== 0;
}

/** Writes a table anew without the rows that are gone, in a transaction of its own, as behind a pooler. */
async function rewrite(client: ClientBase, table: string, index: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
    await client.query(`SET LOCAL statement_timeout = ${rewriteMs}`);
    await client.query(`CLUSTER ${table} USING ${index}`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

const lockNotAvailable = '55P03';
const timedOut = '57014';

async function isRewritten(client: ClientBase, table: string, index: string): Promise<boolean> {
  for (let count = 1; ; count++) {
    try {
      await rewrite(client, table, index);
      return true;
    } catch (error) {
      const code = codeOf(error);
      if (code === timedOut || (code === lockNotAvailable && count === tries)) return false;
      if (code !== lockNotAvailable) throw error;
    }
    await sleep(againMs);
  }
}

/**
 * Leaves nothing in the files of the tables of what was deleted before. A vacuum alone would free its room and leave the
 * bytes. False while another program reads the old rows, or when a table is too large to be written anew while
 * visitors wait.
 */
export async function rewriteTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ now: string }>('SELECT pg_current_xact_id()::xid::text AS now');
  const now = rows[0]?.now ?? '';
  for (let count = 1; await isSeen(client, now); count++) {
    if (count === tries) return false;
    await sleep(againMs);
  }
  for (const [table, index] of tables) if (!(await isRewritten(client, table, index))) return false;
  return true;
}
