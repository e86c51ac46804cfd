import { chownSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileStamp } from '../lib/fileStamp.ts';
import { isBusy, isUnreadable } from '../store/sqlite/faultOf.ts';
import { parts } from '../store/sqlite/file.ts';
import { copyDatabase } from './copyDatabase.ts';

/** @throws when a program has the database open; one that nobody can read any more is nobody's */
function refuseUsed(path: string): void {
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    // Alone with the file, all that the write-ahead log holds goes into it.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (isBusy(error)) throw new Error(`${path} is in use: stop the service first.`, { cause: error });
    if (!isUnreadable(error)) throw error;
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
    const there = parts.toReversed().filter((part) => existsSync(path + part));
    const before = `${path}.before-${fileStamp(now)}`;
    for (const part of there) renameSync(path + part, before + part);
    renameSync(restored, path);
    return { inquiries, before: there.includes('') ? before : null };
  } finally {
    rmSync(restored, { force: true });
  }
}
