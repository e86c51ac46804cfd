import { randomUUID } from 'node:crypto';
import type { ClaimedNotices, NoticeClaim } from '../Store.ts';
import { readNotices } from '../rows.ts';
import type { Session } from './session.ts';

/** $1: the most rows to return. */
export const promised = `SELECT id, received_at, due_at FROM inquiry
  WHERE state IN ('new', 'taken') AND suspicion IS NULL AND due_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM notice WHERE inquiry_id = id AND kind = 'due')
  ORDER BY due_at, id LIMIT $1`;

/** $1, $2, $3: ids, kinds and times; sorted, so that instances lock the rows in the same order and cannot deadlock. */
export const add = `INSERT INTO notice (inquiry_id, kind, due_at)
  SELECT id, kind, asked.due_at FROM unnest($1::text[], $2::text[], $3::bigint[]) AS asked (id, kind, due_at)
  JOIN inquiry USING (id) ORDER BY id, kind
  ON CONFLICT DO NOTHING`;

const claim = `WITH waiting AS (
    SELECT inquiry_id, kind FROM notice
    WHERE outcome IS NULL AND (lease IS NULL OR lease = ANY($1))
    ORDER BY due_at, inquiry_id LIMIT $2 FOR UPDATE SKIP LOCKED
  )
  UPDATE notice SET lease = $3, leased_until = $4::bigint FROM waiting
  WHERE notice.inquiry_id = waiting.inquiry_id AND notice.kind = waiting.kind
  RETURNING notice.inquiry_id, notice.kind`;

export async function claimNotices(
  session: Session,
  { now, limit, leaseMs, abandoned }: NoticeClaim,
): Promise<ClaimedNotices> {
  const lease = randomUUID();
  const { rows } = await session.query(claim, [abandoned, limit, lease, now + leaseMs]);
  return { lease, notices: readNotices(rows) };
}

export const leases = `SELECT lease AS token, max(leased_until) AS beat FROM notice
  WHERE outcome IS NULL AND lease IS NOT NULL GROUP BY lease`;

/** $1: the lease, $2: until when. */
export const renew = `UPDATE notice SET leased_until = greatest(leased_until + 1, $2::bigint)
  WHERE outcome IS NULL AND lease = $1`;

/** $1: the lease; $2, $3, $4: ids, kinds and outcomes. */
export const settle = `UPDATE notice SET outcome = asked.outcome, lease = NULL, leased_until = NULL
  FROM unnest($2::text[], $3::text[], $4::text[]) AS asked (id, kind, outcome)
  WHERE inquiry_id = asked.id AND notice.kind = asked.kind AND lease = $1`;

/** $1: the lease. */
export const free = `UPDATE notice SET lease = NULL, leased_until = NULL
  WHERE outcome IS NULL AND lease = $1`;
