import { randomUUID } from 'node:crypto';
import type { ClaimedNotices, Lease, NewNotice, NoticeClaim, NoticeOutcome, Promised } from '../Store.ts';
import { readLeases, readNotices, readPromised } from '../rows.ts';
import type { Database } from './Database.ts';

export const promised = (db: Database, limit: number): Promised[] =>
  readPromised(
    db.all(
      `SELECT id, received_at, due_at FROM inquiry
       WHERE state IN ('new', 'taken') AND suspicion IS NULL AND due_at IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM notice WHERE inquiry_id = id AND kind = 'due')
       ORDER BY due_at, id LIMIT ?`,
      [limit],
    ),
  );

export function addNotices(db: Database, notices: readonly NewNotice[]): void {
  for (const { id, kind, dueAt } of notices) {
    db.run(
      `INSERT INTO notice (inquiry_id, kind, due_at) SELECT id, ?, ? FROM inquiry WHERE id = ? ON CONFLICT DO NOTHING`,
      [kind, dueAt, id],
    );
  }
}

export function claimNotices(db: Database, { now, limit, leaseMs, abandoned }: NoticeClaim): ClaimedNotices {
  const lease = randomUUID();
  const rows = db.all(
    `UPDATE notice SET lease = :lease, leased_until = :until
     WHERE (inquiry_id, kind) IN (
       SELECT inquiry_id, kind FROM notice
       WHERE outcome IS NULL AND (lease IS NULL OR lease IN (SELECT value FROM json_each(:abandoned)))
       ORDER BY due_at, inquiry_id LIMIT :limit)
     RETURNING inquiry_id, kind`,
    { lease, until: now + leaseMs, abandoned: JSON.stringify(abandoned), limit },
  );
  return { lease, notices: readNotices(rows) };
}

export const noticeLeases = (db: Database): Lease[] =>
  readLeases(
    db.all(
      `SELECT lease AS token, max(leased_until) AS beat FROM notice
       WHERE outcome IS NULL AND lease IS NOT NULL GROUP BY lease`,
    ),
  );

export function renewNotices(db: Database, { lease, until }: { lease: string; until: number }): void {
  db.run(
    'UPDATE notice SET leased_until = max(leased_until + 1, :until) WHERE outcome IS NULL AND lease = :lease',
    { lease, until },
  );
}

export function settleNotices(
  db: Database,
  { lease, outcomes }: { lease: string; outcomes: readonly NoticeOutcome[] },
): void {
  for (const { id, kind, outcome } of outcomes) {
    db.run(
      `UPDATE notice SET outcome = ?, lease = NULL, leased_until = NULL
       WHERE inquiry_id = ? AND kind = ? AND lease = ?`,
      [outcome, id, kind, lease],
    );
  }
}

export function freeNotices(db: Database, lease: string): void {
  db.run('UPDATE notice SET lease = NULL, leased_until = NULL WHERE outcome IS NULL AND lease = ?', [lease]);
}
