import { chmodSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { makeFolder } from '../../lib/makeFolder.ts';
import { probeBytes } from '../probe.ts';

/** Suffixes of the database, its write-ahead log and its shared memory. */
export const parts = ['', '-wal', '-shm'];

const ownerOnly = 0o600;
const everybody = 0o007;

/** Creates a missing file for its owner alone; takes the permissions for everybody else away from an existing one. */
export function prepareFile(path: string): void {
  makeFolder(dirname(path));
  if (!existsSync(path)) writeFileSync(path, '', { mode: ownerOnly });
  for (const part of parts) {
    const mode = statSync(path + part, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & everybody) !== 0) chmodSync(path + part, mode & 0o770);
  }
}

/** Whether the files' owner has used up a quota, though the disk has space left. */
export function isOverQuota(path: string): boolean {
  const probe = `${path}.probe`;
  try {
    writeFileSync(probe, Buffer.alloc(probeBytes), { mode: ownerOnly });
    return false;
  } catch (error) {
    // Node has no error code of its own for this.
    return error instanceof Error && 'errno' in error && error.errno === -constants.errno.EDQUOT;
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Identifies the file that a path currently leads to, under any name or link; null if there is none. */
export function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

/** The same for the database and each of its {@link parts}. */
export const identify = (path: string): (string | null)[] => parts.map((part) => identityOf(path + part));
