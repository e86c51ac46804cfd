import type { StepChange } from '../Store.ts';
import { emailKey } from '../emailKey.ts';
import { rowsOf } from '../steps.ts';
import type { Session } from './session.ts';

/** The inquiry, its history and what tells of it in one statement. */
const change = `WITH changed AS (
    UPDATE inquiry SET state = $3::text, taken_by = $4::text, taken_at = $5, answered_at = $6, version = version + 1,
      email = coalesce($12, email), email_key = coalesce($13, email_key)
    WHERE id = $1 AND version = $2 RETURNING id, version
  ), queued AS (
    INSERT INTO outbox (inquiry_id, channel, queued_at, waits_from, next_attempt_at)
    SELECT id, channel, $7, $7, $7 FROM changed, unnest($11::text[]) AS channel
  )
  INSERT INTO step (inquiry_id, version, at, who, via, kind, state, taken_by, words)
  SELECT id, version, $7::bigint, $8::text, $9::text, $10::text, $3::text, $4::text, $14::text FROM changed`;

export async function step(session: Session, id: string, options: StepChange): Promise<boolean> {
  const {
    version,
    at,
    who,
    via,
    kind,
    state,
    takenBy,
    takenAt,
    answeredAt,
    words = null,
    corrected,
  } = options;
  const { rowCount } = await session.query(change, [
    ...[id, version, state, takenBy, takenAt, answeredAt],
    ...[at, who, via, kind, rowsOf(options)],
    ...(corrected ? [corrected.email, emailKey(corrected.email)] : [null, null]),
    words,
  ]);
  return rowCount === 1;
}
