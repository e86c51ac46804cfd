import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLOutputValue } from 'node:sqlite';
import type { ClientBase } from 'pg';
import { connect } from './postgres/connect.ts';
import { migrate } from './postgres/migrate.ts';
import { readNumber } from './rows.ts';
import { Database } from './sqlite/Database.ts';

/**
 * The tables to move, in this order, and what to read them from. What expires within minutes or is regenerated is not
 * moved.
 */
const tables = [
  ['inquiry', 'whole_inquiry'],
  ['repeat_key', 'repeat_key'],
  ['outbox', 'whole_delivery'],
  ['step', 'whole_step'],
  ['notice', 'notice'],
  ['turn', 'turn'],
  ['secret', 'secret'],
  ['act', 'act'],
  ['verdict', 'verdict'],
] as const;

/** Rows sent per statement. */
const rowsAtOnce = 500;

const count = async (target: ClientBase, table: string): Promise<number> =>
  readNumber((await target.query(`SELECT count(*) AS count FROM ${table}`)).rows[0], 'count') ?? 0;

async function copy(source: DatabaseSync, from: string, target: ClientBase, table: string): Promise<number> {
  const select = source.prepare(`SELECT * FROM ${from}`);
  const insert = `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`;
  let copied = 0;
  let rows: Record<string, SQLOutputValue>[] = [];
  const send = async () => {
    await target.query(insert, [JSON.stringify(rows)]);
    copied += rows.length;
    rows = [];
  };
  for (const row of select.iterate()) if (rows.push(row) === rowsAtOnce) await send();
  if (rows.length > 0) await send();
  return copied;
}

/**
 * Copies everything from an SQLite file to an empty PostgreSQL database; nothing at all if a count differs. Leaves the
 * SQLite file in place. Returns the number of inquiries.
 */
export async function move(path: string, databaseUrl: string): Promise<number> {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  // Migrates an older file first.
  new Database(path).close();
  const source = new DatabaseSync(path, { readOnly: true });
  const connections = connect(databaseUrl);
  try {
    return await connections.alone(async (target) => {
      await migrate(target);
      await target.query('BEGIN');
      if ((await count(target, 'inquiry')) > 0)
        throw new Error('The PostgreSQL database holds inquiries already.');
      source.exec('BEGIN');
      // Links that were sent lead on with the key that they were made with.
      await target.query('DELETE FROM secret');
      let inquiries = 0;
      for (const [table, from] of tables) {
        const copied = await copy(source, from, target, table);
        const arrived = await count(target, table);
        if (copied !== arrived)
          throw new Error(`${table}: ${copied} rows left, ${arrived} arrived; nothing moved.`);
        if (table === 'inquiry') inquiries = copied;
      }
      await target.query('COMMIT');
      return inquiries;
    });
  } finally {
    source.close();
    await connections.close();
  }
}
