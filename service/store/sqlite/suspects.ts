import type { StoredInquiry } from '../Store.ts';
import type { Database } from './Database.ts';
import { whole } from './inquiries.ts';

export function undigested(db: Database, limit: number): StoredInquiry[] {
  const rows = db.all(
    `SELECT * FROM whole_inquiry WHERE suspicion IS NOT NULL AND digested_at IS NULL
     ORDER BY suspicion <> 'surge', received_at, id LIMIT ?`,
    [limit],
  );
  return whole(db, rows);
}

export function markDigested(db: Database, { ids, now }: { ids: readonly string[]; now: number }): void {
  db.run('UPDATE inquiry SET digested_at = ? WHERE id IN (SELECT value FROM json_each(?))', [
    now,
    JSON.stringify(ids),
  ]);
}

export function dismiss(db: Database, { id, now }: { id: string | null; now: number }): number {
  return db.run(
    `UPDATE inquiry SET dismissed_at = :now
     WHERE suspicion IS NOT NULL AND dismissed_at IS NULL AND (:id IS NULL OR id = :id)`,
    { id, now },
  );
}
