import { readFileSync, readdirSync } from 'node:fs';

/** The message for a database that is missing and may not be created. */
export const missing =
  'there is no database and none is created: see "When ready is red" in docs/operations.md';

/** A migration, from `service/migrations/<dialect>/<version>-<name>.sql`. */
export interface Migration {
  version: number;
  parts: readonly MigrationPart[];
}

/** Statements of a migration. Those in slices are repeated until the last of them changes no row. */
export interface MigrationPart {
  sql: string;
  inSlices: boolean;
}

/** What stands between `-- BEGIN SLICE` and `-- END SLICE` runs in slices. */
const partsOf = (sql: string): MigrationPart[] =>
  sql.split(/^-- (?:BEGIN|END) SLICE$/m).map((part, index) => ({ sql: part, inSlices: index % 2 === 1 }));

/** The migrations of a dialect, by version: 1, 2, 3 and so on without a gap. */
export function readMigrations(dialect: 'sqlite' | 'postgres'): Migration[] {
  const folder = new URL(`../migrations/${dialect}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.toSorted().map((file, index) => {
    const version = Number.parseInt(file, 10);
    if (version !== index + 1) throw new Error(`migrations/${dialect}/${file} should be number ${index + 1}`);
    return { version, parts: partsOf(readFileSync(new URL(file, folder), 'utf8')) };
  });
}

/** Whether a missing database may be created, and whether an existing one may be opened. */
export type Create = 'missing' | 'never' | 'only';

/**
 * The migrations that a database at `version` still needs; version 0 means that there is none yet.
 * @throws when the database is newer than this program, or when it exists, or does not, against `create`.
 */
export function pendingMigrations(
  migrations: readonly Migration[],
  version: number,
  create: Create = 'missing',
): Migration[] {
  if (version === 0 && create === 'never') throw new Error(missing);
  if (version !== 0 && create === 'only') throw new Error('there is a database already.');
  if (version > migrations.length) {
    throw new Error(
      `The database has version ${version}, this program knows versions up to ${migrations.length}: ` +
        'start the newer program, or restore the backup made before it ran.',
    );
  }
  return migrations.slice(version);
}

/** @throws unless a database is at this program's version; changes nothing. */
export function checkVersion(migrations: readonly Migration[], version: number): void {
  if (version === 0) throw new Error('it is no database of this service. DATABASE_URL names the database.');
  if (pendingMigrations(migrations, version).length > 0) {
    throw new Error(
      `The database has version ${version}, this program works on version ${migrations.length}: ` +
        'start the service of this program once, it brings the database there.',
    );
  }
}
