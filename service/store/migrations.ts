import { readFileSync, readdirSync } from 'node:fs';

/** One step of the database's shape, from `service/migrations/<dialect>/<version>-<name>.sql`. */
export interface Migration {
  version: number;
  sql: string;
}

/** The steps of a dialect, by version: 1, 2, 3 and so on without a gap. */
export function readMigrations(dialect: 'sqlite' | 'postgres'): Migration[] {
  const folder = new URL(`../migrations/${dialect}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.toSorted().map((file, index) => {
    const version = Number.parseInt(file, 10);
    if (version !== index + 1) throw new Error(`migrations/${dialect}/${file} should be number ${index + 1}`);
    return { version, sql: readFileSync(new URL(file, folder), 'utf8') };
  });
}

/**
 * The steps that a database at `version` still needs.
 * @throws when the database is newer than this program.
 */
export function pendingMigrations(migrations: readonly Migration[], version: number): Migration[] {
  if (version > migrations.length) {
    throw new Error(
      `The database has version ${version}, this program knows versions up to ${migrations.length}: ` +
        'start the newer program, or restore the backup made before it ran.',
    );
  }
  return migrations.slice(version);
}

/** @throws unless a database has the shape that this program works on; nothing is changed. */
export function checkVersion(migrations: readonly Migration[], version: number): void {
  if (version === 0) throw new Error('it is no database of this service. DATABASE_URL names the database.');
  if (pendingMigrations(migrations, version).length > 0) {
    throw new Error(
      `The database has version ${version}, this program works on version ${migrations.length}: ` +
        'start the service of this program once, it brings the database there.',
    );
  }
}
