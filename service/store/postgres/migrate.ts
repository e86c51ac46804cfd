import type { ClientBase } from 'pg';
import * as v from 'valibot';
import { checkVersion, pendingMigrations, readMigrations } from '../migrations.ts';
import type { Create } from '../migrations.ts';
import { readNumber } from '../rows.ts';

const knownRow = v.tuple([v.object({ known: v.boolean() })]);

/** An arbitrary number that all instances share, so that they migrate one after the other. */
const lock = 7_346_112;

/**
 * Migrates the database to this program's version, in one transaction.
 * @throws when it is newer than this program, or may not be created.
 * @returns whether it was created
 */
export async function migrate(client: ClientBase, create?: Create): Promise<boolean> {
  const migrations = readMigrations('postgres');
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const { rows } = await client.query('SELECT max(version) AS version FROM schema_version');
  const before = readNumber(rows[0], 'version') ?? 0;
  const pending = pendingMigrations(migrations, before, create);
  for (const { sql } of pending.flatMap(({ parts }) => parts)) await client.query(sql);
  for (const { version } of pending) await client.query('INSERT INTO schema_version VALUES ($1)', [version]);
  await client.query('COMMIT');
  return before === 0;
}

/** @throws unless the database is at this program's version; changes nothing. */
export async function expectVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('schema_version') IS NOT NULL AS known");
  const [{ known }] = v.parse(knownRow, rows);
  const found = known ? await client.query('SELECT max(version) AS version FROM schema_version') : null;
  checkVersion(readMigrations('postgres'), (found && readNumber(found.rows[0], 'version')) ?? 0);
}
