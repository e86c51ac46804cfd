import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toldByCopies } from '../operation/copyFolder.ts';
import type { Config } from '../settings/config.ts';
import { StoreNotOpen } from '../store/Store.ts';
import { sqlitePath } from '../store/openStore.ts';

/** Size in bytes; 0 if there is no file or it cannot be read. */
function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

/** A file that a restore, a replacement or a crash left beside the database; null if there is none. */
function leftBeside(path: string): string | null {
  const folder = dirname(path);
  const name = basename(path);
  const starts = ['.before-', '.restored', '.replaced-', '-wal'].map((end) => name + end);
  const isLeft = (file: string) =>
    starts.some((start) => file.startsWith(start)) && sizeOf(join(folder, file)) > 0;
  try {
    return readdirSync(folder).find(isLeft) ?? null;
  } catch {
    return null;
  }
}

/**
 * If the SQLite file is missing or empty but traces of one exist, its disk may not be mounted: refuse to create
 * another.
 * @throws {StoreNotOpen}
 */
export function refuseLost({ databaseUrl, backup }: Pick<Config, 'databaseUrl' | 'backup'>): void {
  if (!databaseUrl.startsWith('file:')) return;
  const path = sqlitePath(databaseUrl);
  if (sizeOf(path) > 0) return;
  const trace = leftBeside(path) ?? (backup ? toldByCopies(backup.folder) : null);
  if (trace === null) return;
  throw new StoreNotOpen(
    `${path}: there is no database, but there was one, as ${trace} is there: mount its disk, or restore a copy; ` +
      'or begin anew with npm run inquiries -- create',
    'there is no database, but there was one',
  );
}
