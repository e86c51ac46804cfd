import { readNumber } from '../rows.ts';
import type { Database } from './Database.ts';

/**
 * Leaves nothing of deleted rows in the files: rebuilds the database, since `secure_delete` alone was seen to leave
 * copies in pages whose rows had moved, and empties the write-ahead log; each try takes up to the busy time-out.
 * @throws while another program reads the database.
 */
export function empty(db: Database, tries: number): void {
  db.exec('VACUUM');
  for (let count = 0; count < tries; count++) {
    const busy = readNumber(db.get('PRAGMA wal_checkpoint(TRUNCATE)'), 'busy');
    if (busy === 0) return;
  }
  throw new Error(
    'The rows are erased, but another program still reads the old ones: erase again once it ended.',
  );
}
