import { chownSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copyDatabase } from './copyDatabase.ts';

/** Primary result codes of SQLite: in use; no database, or one that cannot be read. */
const [busy, corrupt, notADatabase] = [5, 11, 26];

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1;

/** @throws when a program has the database open; one that nobody can read any more is nobody's */
function refuseUsed(path: string): void {
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    // Alone with the file, all that the write-ahead log holds goes into it.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    const code = codeOf(error);
    if (code === busy) throw new Error(`${path} is in use: stop the service first.`, { cause: error });
    if (code !== corrupt && code !== notADatabase) throw error;
  } finally {
    db.close();
  }
}

/** Gives the file to whoever owns the place it is for: root restores, and the service reads. */
function giveToOwner(file: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(path) ? path : dirname(path));
  chownSync(file, uid, gid);
}

/**
 * Puts a copy, checked first, in the place of the SQLite file at `path`, which nobody may use meanwhile. What was there
 * is kept beside it. Gives back how many inquiries there are now, and where those of before are.
 */
export function restoreDatabase(copy: string, path: string, now: number) {
  const restored = `${path}.restored`;
  const inquiries = copyDatabase(copy, restored);
  try {
    giveToOwner(restored, path);
    if (existsSync(path)) refuseUsed(path);
    // A log that was left alone would be read into the copy.
    const there = ['-wal', '-shm', ''].filter((part) => existsSync(path + part));
    const before = `${path}.before-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    for (const part of there) renameSync(path + part, before + part);
    renameSync(restored, path);
    return { inquiries, before: there.includes('') ? before : null };
  } finally {
    rmSync(restored, { force: true });
  }
}
