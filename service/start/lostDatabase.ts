import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toldByCopies } from '../operation/copyFolder.ts';
import type { Config } from '../settings/config.ts';
import { StoreNotOpen } from '../store/Store.ts';
import { sqlitePath } from '../store/openStore.ts';

/** In bytes; 0 where there is nothing, or nothing can be. */
function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

/** What a restore, a replaced file or a crash left beside the database; null when there is nothing. */
function leftBeside(path: string): string | null {
  const folder = dirname(path);
  const name = basename(path);
  const left = ['.before-', '.restored', '.replaced-', '-wal'].map((end) => name + end);
  const isLeft = (file: string) =>
    left.some((start) => file.startsWith(start)) && sizeOf(join(folder, file)) > 0;
  try {
    return readdirSync(folder).find(isLeft) ?? null;
  } catch {
    return null;
  }
}

/**
 * An SQLite file that is not there, or empty, is none that was never there when something of one is: its disk may not be
 * mounted. Nothing is created in its place.
 * @throws {StoreNotOpen}
 */
export function refuseLost({ databaseUrl, backup }: Pick<Config, 'databaseUrl' | 'backup'>): void {
  if (!databaseUrl.startsWith('file:')) return;
  const path = sqlitePath(databaseUrl);
  if (sizeOf(path) > 0) return;
  const left = leftBeside(path) ?? (backup ? toldByCopies(backup.folder) : null);
  if (left === null) return;
  throw new StoreNotOpen(
    `${path}: there is no database, but there was one, as ${left} is there: mount its disk, or restore a copy; ` +
      'or begin anew with npm run inquiries -- create',
    'there is no database, but there was one',
  );
}
