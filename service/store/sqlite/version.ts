import type { DatabaseSync } from 'node:sqlite';
import type { DatabaseVersion } from '../migrations.ts';
import { readNumber } from '../rows.ts';

/** How an SQLite file presents itself. */
export function versionOf(db: DatabaseSync): DatabaseVersion {
  const number = (sql: string, column: string) => readNumber(db.prepare(sql).get(), column) ?? 0;
  const compatibleFrom = number('PRAGMA user_version', 'user_version');
  const isTold =
    number("SELECT count(*) AS told FROM sqlite_schema WHERE name = 'last_migration'", 'told') > 0;
  if (compatibleFrom === 0 || !isTold) return { version: compatibleFrom, compatibleFrom };
  return { version: number('SELECT max(version) AS version FROM last_migration', 'version'), compatibleFrom };
}

export function setVersion(db: DatabaseSync, { version, compatibleFrom }: DatabaseVersion): void {
  db.exec(`INSERT INTO last_migration VALUES (${version}); PRAGMA user_version = ${compatibleFrom}`);
}
