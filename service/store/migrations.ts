import { readFileSync, readdirSync } from 'node:fs';

/** The message for a database that is missing and may not be created. */
export const missing =
  'there is no database and none is created: see "When ready is red" in docs/operations.md';

/** A migration, from `service/migrations/<dialect>/<version>-<name>.sql`. */
export interface Migration {
  version: number;
  /** The oldest version whose program works on a database that this migration has changed. */
  compatibleFrom: number;
  parts: readonly MigrationPart[];
}

/** How a database presents itself: its version, and that of the oldest program that works on it; 0 for none yet. */
export interface DatabaseVersion {
  version: number;
  compatibleFrom: number;
}

/** Statements of a migration. Those in slices are repeated until the last of them changes no row. */
export interface MigrationPart {
  sql: string;
  inSlices: boolean;
}

/** What stands between `-- BEGIN SLICE` and `-- END SLICE` runs in slices. */
const partsOf = (sql: string): MigrationPart[] =>
  sql.split(/^-- (?:BEGIN|END) SLICE$/m).map((part, index) => ({ sql: part, inSlices: index % 2 === 1 }));

/** What a migration says of older programs; unless it says something, none works on what it leaves. */
const compatibleFrom = (sql: string, version: number): number =>
  Number(/^-- Compatible from version (\d+)\.$/m.exec(sql)?.[1] ?? version);

/** The migrations of a dialect, by version: 1, 2, 3 and so on without a gap. */
export function readMigrations(dialect: 'sqlite' | 'postgres'): Migration[] {
  const folder = new URL(`../migrations/${dialect}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.toSorted().map((file, index) => {
    const version = Number.parseInt(file, 10);
    if (version !== index + 1) throw new Error(`migrations/${dialect}/${file} should be number ${index + 1}`);
    const sql = readFileSync(new URL(file, folder), 'utf8');
    return { version, compatibleFrom: compatibleFrom(sql, version), parts: partsOf(sql) };
  });
}

/** How a database presents itself after all migrations. */
export const versionAfter = (migrations: readonly Migration[]): DatabaseVersion => ({
  version: migrations.length,
  compatibleFrom: Math.max(...migrations.map((migration) => migration.compatibleFrom)),
});

/** Whether a missing database may be created, and whether an existing one may be opened. */
export type Create = 'missing' | 'never' | 'only';

/**
 * The migrations that a database still needs. One of a newer program needs none, as long as that left it to older ones.
 * @throws when it did not, or when the database exists, or does not, against `create`.
 */
export function pendingMigrations(
  migrations: readonly Migration[],
  { version, compatibleFrom }: DatabaseVersion,
  create: Create = 'missing',
): Migration[] {
  if (version === 0 && create === 'never') throw new Error(missing);
  if (version !== 0 && create === 'only') throw new Error('there is a database already.');
  if (compatibleFrom > migrations.length) {
    throw new Error(
      `The database has version ${version}, this program knows versions up to ${migrations.length}: ` +
        'start the newer program, or restore the backup made before it ran.',
    );
  }
  return migrations.slice(version);
}

/** @throws unless this program works on a database as it is; changes nothing. */
export function checkVersion(migrations: readonly Migration[], found: DatabaseVersion): void {
  const { version } = found;
  if (version === 0) throw new Error('it is no database of this service. DATABASE_URL names the database.');
  if (pendingMigrations(migrations, found).length > 0) {
    throw new Error(
      `The database has version ${version}, this program works on version ${migrations.length}: ` +
        'start the service of this program once, it brings the database there.',
    );
  }
}
