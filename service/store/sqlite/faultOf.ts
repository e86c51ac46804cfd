import type { Fault } from './verbs.ts';

/** Primary result codes of SQLite (sqlite.org/rescode.html). */
const kinds = new Map<number, Fault['kind']>([
  [1, 'unavailable'], // SQLITE_ERROR: a table is not there
  [5, 'unavailable'], // SQLITE_BUSY
  [6, 'unavailable'], // SQLITE_LOCKED
  [8, 'unavailable'], // SQLITE_READONLY
  [10, 'broken'], // SQLITE_IOERR
  [11, 'broken'], // SQLITE_CORRUPT
  [13, 'unavailable'], // SQLITE_FULL
  [14, 'unavailable'], // SQLITE_CANTOPEN
  [26, 'broken'], // SQLITE_NOTADB
]);

/** The primary result code of a node:sqlite error; -1 for any other error. */
const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1;

/** Classifies a node:sqlite error; its messages contain no values. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: 'refused', message: String(error) };
  return { kind: kinds.get(codeOf(error)) ?? 'refused', message: error.message };
}

export const isBusy = (error: unknown): boolean => [5, 6].includes(codeOf(error));

/** Whether a write, or an allocation for one, failed for a reason that SQLite does not tell. */
export const isWriteFailure = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && [778, 4874].includes(Number(error.errcode));

/** Whether a file is no database, or a damaged one. */
export const isUnreadable = (error: unknown): boolean => [11, 26].includes(codeOf(error));
