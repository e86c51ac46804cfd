import { DatabaseSync } from 'node:sqlite';
import { readNumber } from '../store/rows.ts';

/** Row numbers only ever grow, whatever is deleted. */
const taken = 'SELECT coalesce(max(row), 0) AS received FROM person';
/** A database of the first version knows only how many there are now. */
const present = 'SELECT count(*) AS received FROM inquiry';

const isFirstVersion = (db: DatabaseSync): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'person'").get() === undefined;

/**
 * How many inquiries an SQLite database has ever taken, deleted ones included; null if it is unreadable. A database
 * that has taken fewer than its copy is another one, or was restored from an older copy.
 */
export function receivedIn(path: string): number | null {
  try {
    const db = new DatabaseSync(path, { readOnly: true });
    try {
      return readNumber(db.prepare(isFirstVersion(db) ? present : taken).get(), 'received') ?? 0;
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}
