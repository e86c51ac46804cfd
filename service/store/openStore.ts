import { fileURLToPath } from 'node:url';
import type { Create } from './migrations.ts';
import type { Store } from './Store.ts';

export interface StoreOptions {
  /** Whether to create a database; by default, if it is `missing`. */
  create?: Create;
  /** Most pages (4 KiB each) that an SQLite file may have: a full disk in miniature. */
  maxPages?: number;
  /** Opens only an existing database of this program's version; creates and changes nothing. */
  existing?: boolean;
}

/** The path of `file:data/inquiries.db` or `file:///var/lib/site/inquiries.db`. */
export function sqlitePath(databaseUrl: string): string {
  return databaseUrl.startsWith('file://') ? fileURLToPath(databaseUrl) : databaseUrl.replace(/^file:/, '');
}

/**
 * Opens the store that `DATABASE_URL` names (`file:PATH` or `postgres://…`) and brings it to this program's version.
 * @throws when it cannot be opened, or was last used by a newer program.
 */
export async function openStore(databaseUrl: string, options: StoreOptions = {}): Promise<Store> {
  // The driver of the other database would take memory for nothing.
  if (/^postgres(ql)?:/.test(databaseUrl)) {
    const { PostgresStore } = await import('./postgres/PostgresStore.ts');
    return PostgresStore.open(databaseUrl, options);
  }
  const { SqliteStore } = await import('./sqlite/SqliteStore.ts');
  return SqliteStore.open(sqlitePath(databaseUrl), options);
}
