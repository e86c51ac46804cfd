import type { StepChange } from '../Store.ts';
import { eventRow } from '../steps.ts';
import type { Session } from './session.ts';

/** The inquiry, its history and its event in one statement. */
const change = `WITH changed AS (
    UPDATE inquiry SET state = $3::text, taken_by = $4::text, taken_at = $5, answered_at = $6, version = version + 1
    WHERE id = $1 AND version = $2 RETURNING id, version
  ), queued AS (
    INSERT INTO outbox (inquiry_id, channel, queued_at, waits_from, next_attempt_at)
    SELECT id, $11::text, $7, $7, $7 FROM changed WHERE $11::text IS NOT NULL
  )
  INSERT INTO step (inquiry_id, version, at, who, via, kind, state, taken_by)
  SELECT id, version, $7::bigint, $8::text, $9::text, $10::text, $3::text, $4::text FROM changed`;

export async function step(session: Session, id: string, options: StepChange): Promise<boolean> {
  const { version, at, who, via, kind, state, takenBy, takenAt, answeredAt, told } = options;
  const { rowCount } = await session.query(change, [
    ...[id, version, state, takenBy, takenAt, answeredAt],
    ...[at, who, via, kind, told ? eventRow(version + 1) : null],
  ]);
  return rowCount === 1;
}
