import type { ClientBase } from 'pg';
import * as v from 'valibot';
import { checkVersion, pendingMigrations, readMigrations, versionAfter } from '../migrations.ts';
import type { Create, DatabaseVersion } from '../migrations.ts';
import { readNumber } from '../rows.ts';

const knownRow = v.tuple([v.object({ known: v.boolean(), told: v.boolean() })]);

/** An arbitrary number that all instances share, so that they migrate one after the other. */
const lock = 7_346_112;

/** How long a migration waits for a table, in milliseconds: whoever else wants that table waits behind it. */
const lockMs = 1_000;

/** How the database presents itself. */
async function versionOf(client: ClientBase): Promise<DatabaseVersion> {
  const { rows } = await client.query(
    "SELECT to_regclass('schema_version') IS NOT NULL AS known, to_regclass('last_migration') IS NOT NULL AS told",
  );
  const [{ known, told }] = v.parse(knownRow, rows);
  const newest = async (table: string) => {
    const found = await client.query(`SELECT max(version) AS version FROM ${table}`);
    return readNumber(found.rows[0], 'version') ?? 0;
  };
  const compatibleFrom = known ? await newest('schema_version') : 0;
  return { version: told ? await newest('last_migration') : compatibleFrom, compatibleFrom };
}

async function setVersion(client: ClientBase, { version, compatibleFrom }: DatabaseVersion): Promise<void> {
  await client.query('INSERT INTO last_migration VALUES ($1)', [version]);
  await client.query('INSERT INTO schema_version VALUES ($1)', [compatibleFrom]);
}

/**
 * Migrates the database to this program's version, in one transaction.
 * @throws when it is newer than this program, or may not be created.
 * @returns whether it was created
 */
export async function migrate(client: ClientBase, create?: Create): Promise<boolean> {
  const migrations = readMigrations('postgres');
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const found = await versionOf(client);
  const pending = pendingMigrations(migrations, found, create);
  for (const { sql } of pending.flatMap(({ parts }) => parts)) await client.query(sql);
  if (pending.length > 0) await setVersion(client, versionAfter(migrations));
  await client.query('COMMIT');
  return found.version === 0;
}

/** @throws unless this program works on the database as it is; changes nothing. */
export async function expectVersion(client: ClientBase): Promise<void> {
  checkVersion(readMigrations('postgres'), await versionOf(client));
}
