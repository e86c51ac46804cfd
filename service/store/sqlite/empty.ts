import { readNumber } from '../rows.ts';
import type { Database } from './Database.ts';

/** How often the write-ahead log is tried, each for as long as the busy time-out. */
const tries = 20;

/**
 * Leaves nothing of deleted rows in the files: rebuilds the database, since `secure_delete` alone was seen to leave
 * copies in pages whose rows had moved, and empties the write-ahead log.
 * @throws while another program reads the database.
 */
export function empty(db: Database): void {
  db.exec('VACUUM');
  for (let count = 0; count < tries; count++) {
    const busy = readNumber(db.get('PRAGMA wal_checkpoint(TRUNCATE)'), 'busy');
    if (busy === 0) return;
  }
  throw new Error(
    'The rows are erased, but another program still reads the old ones: erase again once it ended.',
  );
}
