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
import { isBusy, isUnreadable } from '../store/sqlite/faultOf.ts';
import { parts as usualParts } from '../store/sqlite/file.ts';
import { versionOf } from '../store/sqlite/version.ts';
import { copyDatabase } from './copyDatabase.ts';
import { giveToOwner } from './giveToOwner.ts';
import { syncPath } from './syncPath.ts';

/** Until it is first opened a copy is in rollback mode, and an interrupted opening leaves a journal behind. */
const parts = [...usualParts, '-journal'];

/**
 * The file that a path leads to through any links, so that a link to another disk stays a link. Dangling links are
 * followed as well.
 */
function placeOf(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? placeOf(resolve(dirname(path), readlinkSync(path))) : path;
}

/** @throws if this program would not open the copy; it does open older versions, and migrates them. */
function refuseForeign(copy: string, restored: string): void {
  const db = new DatabaseSync(restored, { readOnly: true });
  try {
    const found = versionOf(db);
    if (found.version === 0) throw new Error(`${copy} is no database of this service.`);
    pendingMigrations(readMigrations('sqlite'), found);
  } finally {
    db.close();
  }
}

/** Ends whatever a copy would revive: sessions of the desk that were ended since, and mails that were used up. */
function endSessions(restored: string): void {
  const db = new DatabaseSync(restored);
  try {
    for (const table of ['desk_session', 'desk_challenge']) {
      const isThere = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table);
      if (isThere) db.exec(`DELETE FROM ${table}`);
    }
  } finally {
    db.close();
  }
}

/** @throws if a program has the database open; an unreadable one cannot be in use */
function refuseUsed(path: string): void {
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    // With the file locked, the whole write-ahead log can be moved into it.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (isBusy(error)) throw new Error(`${path} is in use: stop the service first.`, { cause: error });
    if (!isUnreadable(error)) throw error;
  } finally {
    db.close();
  }
}

/** A free name beside the database: a restore within the same second may have left one behind. */
function newName(path: string, now: number): string {
  const name = `${path}.before-${fileStamp(now)}`;
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (!parts.some((part) => existsSync(tried + part))) return tried;
  }
}

/**
 * Links the current files under a second name, durably, so that the first can be replaced. A log must not keep its
 * first name: SQLite would read it into the copy. The log of a readable database is empty by now.
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
 * Checks a copy and puts it in place of the SQLite file at `named`, which nobody may be using. The replacement is one
 * step: even if interrupted, either the old or the new database is there, whole. The old one is kept beside it. Returns
 * how many inquiries there are now, and where the old ones are.
 */
export function restoreDatabase(copy: string, named: string, now: number) {
  const path = placeOf(named);
  const restored = `${path}.restored`;
  // What an interrupted one left behind: its journal would be played back into the new copy.
  const clear = () => {
    for (const part of parts) rmSync(restored + part, { force: true });
  };
  clear();
  const inquiries = copyDatabase(copy, restored);
  try {
    refuseForeign(copy, restored);
    endSessions(restored);
    giveToOwner(restored, existsSync(path) ? path : dirname(path));
    const before = keep(path, now);
    renameSync(restored, path);
    syncPath(dirname(path));
    return { inquiries, before };
  } finally {
    clear();
  }
}
