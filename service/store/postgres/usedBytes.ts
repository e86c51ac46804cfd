import { bytesOfRow } from '../inquiryBytes.ts';
import { readNumber } from '../rows.ts';
import type { Session } from './session.ts';

/**
 * The size of the files, which includes the space of deleted rows; close to the limit, the size of the rows instead.
 */
const measure = `WITH files AS (SELECT pg_total_relation_size('inquiry') + pg_total_relation_size('outbox')
    + pg_total_relation_size('repeat_key') AS bytes)
  SELECT CASE WHEN bytes < $1 THEN bytes ELSE
    (SELECT coalesce(sum(${bytesOfRow('pg_column_size')}), 0) FROM inquiry) END::bigint AS bytes
  FROM files`;

export async function usedBytes(session: Session, closeTo: number): Promise<number> {
  const { rows } = await session.query(measure, [closeTo]);
  return readNumber(rows[0], 'bytes') ?? 0;
}
