import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { makeFolder } from '../lib/makeFolder.ts';
import { messageOf } from '../lib/messageOf.ts';
import { isUnreadable } from '../store/sqlite/faultOf.ts';
import { identify, identityOf } from '../store/sqlite/file.ts';
import { syncPath } from './syncPath.ts';

/** Runs work on a file; its error says of which one, and in words without the file's name of the moment. */
function naming<Result>(what: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const words = messageOf(error).replace(/^E[A-Z]+: ([^,]+),.*/s, '$1');
    throw new Error(`${what}: ${words}`, { cause: error });
  }
}

/** @throws when writing to the target, by whatever name or link, would overwrite the database or a part of it */
function refuseSame(path: string, target: string): void {
  const identity = naming(`${target} cannot be written`, () => identityOf(target));
  if (identity !== null && identify(path).includes(identity)) {
    throw new Error(`${target} is the database itself: name another file.`);
  }
}

const checkRow = v.object({ integrity_check: v.string() });
const countRow = v.object({ inquiries: v.number() });

/** Opens a copy and checks every page of it; how many inquiries it holds. */
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

/** Writes all that the database at `path` holds to an empty file. */
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
 * Copies an SQLite file, while others write to it, to another one for its owner alone: whole, checked and on disk, or
 * not at all, whenever it is cut short. Deleted rows are not in the copy. Gives back how many inquiries are. Blocks
 * while it works.
 */
export function copyDatabase(path: string, target: string): number {
  const part = `${target}.part`;
  if (naming(`${path} cannot be read`, () => identityOf(path)) === null)
    throw new Error(`There is no file ${path}.`);
  refuseSame(path, target);
  refuseSame(path, part);
  // A device or a pipe, such as /dev/stdout, would be replaced by the copy, for everybody.
  if (statSync(target, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error(`${target} is a folder or a device: name a file.`);
  const file = naming(`${target} cannot be written`, () => {
    makeFolder(dirname(target));
    for (const left of [part, `${part}-journal`]) rmSync(left, { force: true });
    // A new file, or none: a link that somebody laid there meanwhile is not followed.
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
