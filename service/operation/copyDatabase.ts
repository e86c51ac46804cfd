import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { identify, identityOf } from '../store/sqlite/file.ts';

/** @throws when writing to the target, by whatever name or link, would overwrite the database or a part of it */
function refuseSame(path: string, target: string): void {
  const identity = identityOf(target);
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
    if (check.integrity_check !== 'ok') throw new Error(`${path} is damaged.`);
    return v.parse(countRow, copy.prepare('SELECT count(*) AS inquiries FROM inquiry').get()).inquiries;
  } finally {
    copy.close();
  }
}

/** Puts on disk what was written to a file, or what was named in a folder. */
function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Copies an SQLite file, while others write to it, to another one for its owner alone: whole, checked and on disk, or
 * not at all. Deleted rows are not in the copy. Gives back how many inquiries are. Blocks while it works.
 */
export function copyDatabase(path: string, target: string): number {
  const part = `${target}.part`;
  refuseSame(path, target);
  refuseSame(path, part);
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${target} is a folder: name a file.`);
  if (identityOf(path) === null) throw new Error(`There is no file ${path}.`);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  rmSync(part, { force: true });
  writeFileSync(part, '', { mode: 0o600 });
  try {
    const source = new DatabaseSync(path, { readOnly: true });
    try {
      source.prepare('VACUUM INTO ?').run(part);
    } finally {
      source.close();
    }
    const inquiries = countChecked(part);
    sync(part);
    renameSync(part, target);
    sync(dirname(target));
    return inquiries;
  } finally {
    rmSync(part, { force: true });
  }
}
