import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { readNumber } from '../rows.ts';
import { codeOf } from './connect.ts';

/** The tables that contained an erased inquiry, each with the index in whose order it is rewritten. */
const tables = [
  ['inquiry', 'inquiry_received'],
  ['outbox', 'outbox_pkey'],
  ['step', 'step_pkey'],
  ['notice', 'notice_pkey'],
  ['repeat_key', 'repeat_key_pkey'],
  ['rate_window', 'rate_window_pkey'],
  ['salt', 'salt_pkey'],
] as const;

/**
 * How long one table may take, in milliseconds, including the wait for its lock. Until it is done every inquiry waits,
 * and after 5 s its visitor is told that it was not stored.
 */
const rewriteMs = 3_000;
const lockMs = 1_000;
/** How often to retry while others hold the lock or still see the old rows, and the milliseconds in between. */
const tries = 5;
const againMs = 1_000;

/**
 * Counts the programs that may still see rows deleted before this transaction; while there are any, a rewrite keeps
 * those rows in the file.
 */
const countReaders = `SELECT (SELECT count(*) FROM pg_stat_activity
    WHERE (datname = current_database() OR datname IS NULL) AND age(backend_xmin) > age($1::xid))
  + (SELECT count(*) FROM pg_replication_slots WHERE age(xmin) > age($1::xid))
  + (SELECT count(*) FROM pg_prepared_xacts WHERE database = current_database() AND age(transaction) > age($1::xid))
  AS readers`;

async function isSeen(client: ClientBase, transaction: string): Promise<boolean> {
  const { rows } = await client.query(countReaders, [transaction]);
  return readNumber(rows[0], 'readers') !== 0;
}

/** Rewrites a table without its deleted rows. The transaction is its own, so that it works behind a pooler too. */
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
 * Removes all traces of deleted rows from the tables' files; a vacuum would free their space but leave the bytes. False
 * while another program reads the old rows, or if a table is too large to be rewritten while visitors wait.
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
