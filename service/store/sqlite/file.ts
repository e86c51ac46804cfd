import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The database, its write-ahead log and the memory that its programs share. */
export const parts = ['', '-wal', '-shm'];

const ownerOnly = 0o600;
const everybody = 0o007;

/** Creates the file, for its owner alone, where there is none; one that everybody may read is closed to them. */
export function prepareFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) writeFileSync(path, '', { mode: ownerOnly });
  for (const part of parts) {
    const mode = statSync(path + part, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & everybody) !== 0) chmodSync(path + part, mode & 0o770);
  }
}

/** Which file a path leads to now, by whatever name or link; null where there is none. */
export function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

/** The same for the database and each of its {@link parts}. */
export const identify = (path: string): (string | null)[] => parts.map((part) => identityOf(path + part));
