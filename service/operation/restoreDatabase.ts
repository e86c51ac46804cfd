import {
  existsSync,
  linkSync,
  lstatSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileStamp } from '../lib/fileStamp.ts';
import { pendingMigrations, readMigrations } from '../store/migrations.ts';
import { readNumber } from '../store/rows.ts';
import { isBusy, isUnreadable } from '../store/sqlite/faultOf.ts';
import { parts as usualParts } from '../store/sqlite/file.ts';
import { copyDatabase } from './copyDatabase.ts';
import { giveToOwner } from './giveToOwner.ts';
import { syncPath } from './syncPath.ts';

/** A copy is no database with a write-ahead log before it is opened for the first time, which may be cut short. */
const parts = [...usualParts, '-journal'];

/**
 * Where a path leads, by whatever links: the one of a database on another disk stays a link. One that leads to nothing is
 * followed as well.
 */
function placeOf(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? placeOf(resolve(dirname(path), readlinkSync(path))) : path;
}

/** @throws when this program would not open the copy; one of an older version it brings to its own. */
function refuseForeign(copy: string, restored: string): void {
  const db = new DatabaseSync(restored, { readOnly: true });
  try {
    const version = readNumber(db.prepare('PRAGMA user_version').get(), 'user_version') ?? 0;
    if (version === 0) throw new Error(`${copy} is no database of this service.`);
    pendingMigrations(readMigrations('sqlite'), version);
  } finally {
    db.close();
  }
}

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

/** A name beside the database that nothing has: a restore may have been cut short within the same second. */
function newName(path: string, now: number): string {
  const name = `${path}.before-${fileStamp(now)}`;
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (!parts.some((part) => existsSync(tried + part))) return tried;
  }
}

/**
 * Gives what is there a second name, on disk, so that the first is free to be taken. A log that was left alone goes from
 * its first one: it would be read into the copy. That of a database that can be read is empty by now.
 */
function keep(path: string, now: number): string | null {
  if (existsSync(path)) refuseUsed(path);
  const there = parts.filter((part) => existsSync(path + part));
  if (there.length === 0) return null;
  const before = newName(path, now);
  for (const part of there) linkSync(path + part, before + part);
  syncPath(dirname(path));
  for (const part of there) if (part !== '') rmSync(path + part);
  return there.includes('') ? before : null;
}

/**
 * Puts a copy, checked first, in the place of the SQLite file at `named`, which nobody may use meanwhile: in one step,
 * so that whenever it is cut short the one or the other is there, whole. What was there is kept beside it. Gives back how
 * many inquiries there are now, and where those of before are.
 */
export function restoreDatabase(copy: string, named: string, now: number) {
  const path = placeOf(named);
  const restored = `${path}.restored`;
  const inquiries = copyDatabase(copy, restored);
  try {
    refuseForeign(copy, restored);
    giveToOwner(restored, existsSync(path) ? path : dirname(path));
    const before = keep(path, now);
    renameSync(restored, path);
    syncPath(dirname(path));
    return { inquiries, before };
  } finally {
    rmSync(restored, { force: true });
  }
}
