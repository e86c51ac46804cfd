import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { makeFolder } from '../lib/makeFolder.ts';
import { messageOf } from '../lib/messageOf.ts';
import { isUnreadable } from '../store/sqlite/faultOf.ts';
import { identify, identityOf } from '../store/sqlite/file.ts';
import { syncPath } from './syncPath.ts';

/** Runs work on a file; an error names the file as the user knows it, not by its temporary path. */
function naming<Result>(what: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const words = messageOf(error).replace(/^E[A-Z]+: ([^,]+),.*/s, '$1');
    throw new Error(`${what}: ${words}`, { cause: error });
  }
}

/** @throws if writing to the target, under any name or link, would overwrite the database or one of its files */
function refuseSame(path: string, target: string): void {
  const identity = naming(`${target} cannot be written`, () => identityOf(target));
  if (identity !== null && identify(path).includes(identity)) {
    throw new Error(`${target} is the database itself: name another file.`);
  }
}

const checkRow = v.object({ integrity_check: v.string() });
const countRow = v.object({ inquiries: v.number() });

/** Checks every page of a copy. Returns how many inquiries it holds. */
function countChecked(path: string): number {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    const check = v.parse(checkRow, copy.prepare('PRAGMA integrity_check(1)').get());
    if (check.integrity_check !== 'ok') throw new Error('it is damaged');
    return v.parse(countRow, copy.prepare('SELECT count(*) AS inquiries FROM inquiry').get()).inquiries;
  } finally {
    copy.close();
  }
}

/** Writes everything the database at `path` holds to an empty file. */
function write(path: string, part: string, target: string): void {
  const source = naming(`${path} cannot be read`, () => new DatabaseSync(path, { readOnly: true }));
  try {
    source.prepare('VACUUM INTO ?').run(part);
  } catch (error) {
    const fault = isUnreadable(error) ? `${path} cannot be read` : `${target} cannot be written`;
    throw new Error(`${fault}: ${messageOf(error)}`, { cause: error });
  } finally {
    source.close();
  }
}

/**
 * Copies an SQLite file that others may be writing to. The copy is private to its owner, checked and on disk, or does
 * not exist at all, even if this is interrupted. It contains no deleted rows. Returns how many inquiries it holds.
 * Blocks meanwhile.
 */
export function copyDatabase(path: string, target: string): number {
  const part = `${target}.part`;
  if (naming(`${path} cannot be read`, () => identityOf(path)) === null)
    throw new Error(`There is no file ${path}.`);
  refuseSame(path, target);
  refuseSame(path, part);
  // The rename would replace a device or pipe such as /dev/stdout, for everybody.
  if (statSync(target, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error(`${target} is a folder or a device: name a file.`);
  const file = naming(`${target} cannot be written`, () => {
    makeFolder(dirname(target));
    for (const left of [part, `${part}-journal`]) rmSync(left, { force: true });
    // Fails if the file exists: a link planted in the meantime is not followed.
    return openSync(part, 'wx', 0o600);
  });
  try {
    write(path, part, target);
    const inquiries = naming(`${path} cannot be copied`, () => countChecked(part));
    fsyncSync(file);
    renameSync(part, target);
    syncPath(dirname(target));
    return inquiries;
  } finally {
    closeSync(file);
    rmSync(part, { force: true });
  }
}
