import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '../../service/support-store/query.ts';
import type { databases } from './databases.ts';

/** When the inquiries came. */
const receivedAt = Date.UTC(2026, 10, 20, 9);

const person = [
  'email_key',
  'digest',
  'name',
  'email',
  'phone_number',
  'country',
  'project_brief',
  'path_name',
];
const values = "'ada@example.com', '', 'Ada', 'ada@example.com', '5550100123', '+1', 'An app', '/'";

/** The release before: its last migration, the version that its programs look for, and how they store an inquiry. */
const released = {
  SQLite: {
    folder: 'service/migrations/sqlite',
    version: 5,
    create: 'PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL',
    setVersion: 'INSERT INTO last_migration VALUES (5); PRAGMA user_version = 3',
    readVersion: 'SELECT max(version) AS version FROM last_migration',
    store: (id: string) => `INSERT INTO person (${person.join()}) VALUES (${values});
      INSERT INTO inquiry (row, id, received_at, due_at)
        VALUES (last_insert_rowid(), '${id}', ${receivedAt}, ${receivedAt} + 86400000)`,
  },
  PostgreSQL: {
    folder: 'service/migrations/postgres',
    version: 7,
    create: '',
    setVersion: `CREATE TABLE schema_version (version INTEGER NOT NULL); INSERT INTO schema_version VALUES (5);
      INSERT INTO last_migration VALUES (7)`,
    readVersion: 'SELECT max(version) AS version FROM last_migration',
    store: (id: string) => `INSERT INTO inquiry (id, received_at, due_at, ${person.join()})
      VALUES ('${id}', ${receivedAt}, ${receivedAt} + 86400000, ${values})`,
  },
};

/** What a program of the release before does, in SQL. */
export function releasedBefore(database: (typeof databases)[number]) {
  const { folder, version, create, setVersion, readVersion, store } = released[database];
  return {
    version,
    /** Fills an empty database with so many inquiries, the first of them answered. */
    async fill(url: string, count: number): Promise<void> {
      const files = readdirSync(folder).toSorted().slice(0, version);
      const migrations = files.map((file) => readFileSync(join(folder, file), 'utf8'));
      const stored = Array.from({ length: count }, (_, at) => store(`before-${at}`));
      const answered = `UPDATE inquiry SET state = 'answered', answered_at = received_at + 1, version = 1
        WHERE id = 'before-0'`;
      await query(url, [create, ...migrations, setVersion, ...stored, answered].join(';\n'));
    },
    versionOf: async (url: string) => Number((await query(url, readVersion))[0]?.['version']),
    store: (url: string, id: string) => query(url, store(id)),
    /** Deletes an inquiry, as a purge does. */
    remove: (url: string, id: string) => query(url, `DELETE FROM inquiry WHERE id = '${id}'`),
  };
}
