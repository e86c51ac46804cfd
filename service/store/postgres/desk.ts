import type { ChallengeChoice, SessionChoice } from '../Store.ts';
import { countsQuery } from '../lists.ts';
import { challengeColumns, sessionColumns } from '../rows.ts';

const places = (columns: readonly string[]) => columns.map((_, index) => `$${index + 1}`).join();

/** $1: the time. */
export const counts = countsQuery('$1::bigint');

export const addSession = `INSERT INTO desk_session (${sessionColumns.join()}) VALUES (${places(sessionColumns)})`;

/** $1: the session; $2, $3: when it was seen, and a code given. */
export const renewSession = 'UPDATE desk_session SET seen_at = $2, fresh_at = $3 WHERE id_hash = $1';

const chosen = `WHERE ($1::text IS NULL OR id_hash = $1) AND ($2::text IS NULL OR who = $2)
  AND ($3::text IS NULL OR id_hash <> $3)`;

/** The parameters of {@link sessions} and {@link endSessions}. */
export const choiceValues = ({ idHash, who, but }: SessionChoice) => [
  ...[idHash ?? null, who ?? null, but ?? null],
];

export const sessions = `SELECT * FROM desk_session ${chosen} ORDER BY seen_at DESC, id_hash`;

export const endSessions = `DELETE FROM desk_session ${chosen}`;

export const addChallenge = `INSERT INTO desk_challenge (${challengeColumns.join()})
  VALUES (${places(challengeColumns)})`;

/** $1: the link, $2: the time. */
export const challenge = `SELECT * FROM desk_challenge
  WHERE link_hash = $1 AND used_at IS NULL AND expires_at > $2`;

const ofHolder = `WHERE holder_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 AND tries < $4`;

/** The parameters of {@link challenges} and {@link tryChallenges}. */
export const holderValues = ({ holderHash, purpose, now, mostTries }: ChallengeChoice) => [
  ...[holderHash, purpose, now, mostTries],
];

export const challenges = `SELECT * FROM desk_challenge ${ofHolder}`;

export const tryChallenges = `UPDATE desk_challenge SET tries = tries + 1 ${ofHolder} RETURNING *`;

/** $1: the link, $2: the time. */
export const useChallenge = `UPDATE desk_challenge SET used_at = $2
  WHERE link_hash = $1 AND used_at IS NULL AND expires_at > $2`;

/** $1: an id, $2: the time. */
export const makeSuspect = `UPDATE inquiry SET suspicion = 'staff', digested_at = $2, dismissed_at = $2
  WHERE id = $1 AND suspicion IS NULL AND state IN ('new', 'taken')`;
