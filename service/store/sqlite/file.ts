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

/** Which files a path leads to now; null for what is not there. */
export function identify(path: string): (string | null)[] {
  return parts.map((part) => {
    const found = statSync(path + part, { throwIfNoEntry: false });
    return found ? `${found.dev}:${found.ino}` : null;
  });
}
