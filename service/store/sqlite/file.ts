import { chmodSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { makeFolder } from '../../lib/makeFolder.ts';
import { probeBytes } from '../probe.ts';

/** The database, its write-ahead log and the memory that its programs share. */
export const parts = ['', '-wal', '-shm'];

const ownerOnly = 0o600;
const everybody = 0o007;

/** Creates the file, for its owner alone, where there is none; one that everybody may read is closed to them. */
export function prepareFile(path: string): void {
  makeFolder(dirname(path));
  if (!existsSync(path)) writeFileSync(path, '', { mode: ownerOnly });
  for (const part of parts) {
    const mode = statSync(path + part, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & everybody) !== 0) chmodSync(path + part, mode & 0o770);
  }
}

/** Whether the owner of the files may write no more, though the disk has room. */
export function isOverQuota(path: string): boolean {
  const probe = `${path}.probe`;
  try {
    writeFileSync(probe, Buffer.alloc(probeBytes), { mode: ownerOnly });
    return false;
  } catch (error) {
    // Node has no name of its own for it.
    return error instanceof Error && 'errno' in error && error.errno === -constants.errno.EDQUOT;
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Which file a path leads to now, by whatever name or link; null where there is none. */
export function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

/** The same for the database and each of its {@link parts}. */
export const identify = (path: string): (string | null)[] => parts.map((part) => identityOf(path + part));
