import type {
  ChallengeChoice,
  DeskChallenge,
  DeskCounts,
  DeskSession,
  OpenChallenge,
  SessionChoice,
} from '../Store.ts';
import { countsQuery, readCounts } from '../lists.ts';
import {
  challengeColumns,
  challengeValues,
  readChallenges,
  readSessions,
  sessionColumns,
  sessionValues,
} from '../rows.ts';
import type { Database } from './Database.ts';
import { places } from './inquiries.ts';

const findCounts = countsQuery(':now');

export const deskCounts = (db: Database, now: number): DeskCounts => readCounts(db.get(findCounts, { now }));

const insertSession = `INSERT INTO desk_session (${sessionColumns.join()}) VALUES (${places(sessionColumns)})`;

export function addSession(db: Database, session: DeskSession): void {
  db.run(insertSession, sessionValues(session));
}

export function renewSession(
  db: Database,
  { idHash, seenAt, freshAt }: Pick<DeskSession, 'idHash' | 'seenAt' | 'freshAt'>,
): void {
  db.run('UPDATE desk_session SET seen_at = ?, fresh_at = ? WHERE id_hash = ?', [seenAt, freshAt, idHash]);
}

const chosen = `WHERE (:idHash IS NULL OR id_hash = :idHash) AND (:who IS NULL OR who = :who)
  AND (:but IS NULL OR id_hash <> :but)`;

const nameChoice = ({
  idHash = null,
  who = null,
  but = null,
}: Partial<Record<keyof SessionChoice, string | null>>) => ({
  ...{ idHash, who, but },
});

export const sessions = (db: Database, which: SessionChoice): DeskSession[] =>
  readSessions(
    db.all(`SELECT * FROM desk_session ${chosen} ORDER BY seen_at DESC, id_hash`, nameChoice(which)),
  );

export const endSessions = (db: Database, which: SessionChoice): number =>
  db.run(`DELETE FROM desk_session ${chosen}`, nameChoice(which));

const insertChallenge = `INSERT INTO desk_challenge (${challengeColumns.join()}) VALUES (${places(challengeColumns)})`;

export function addChallenge(db: Database, challenge: DeskChallenge): void {
  db.run(insertChallenge, challengeValues(challenge));
}

export function challenge(
  db: Database,
  { linkHash, now }: { linkHash: string; now: number },
): OpenChallenge | null {
  const rows = db.all(
    'SELECT * FROM desk_challenge WHERE link_hash = ? AND used_at IS NULL AND expires_at > ?',
    [linkHash, now],
  );
  return readChallenges(rows)[0] ?? null;
}

const ofHolder = `WHERE holder_hash = :holderHash AND purpose = :purpose AND used_at IS NULL AND expires_at > :now
  AND tries < :mostTries`;

export const challenges = (db: Database, which: ChallengeChoice): OpenChallenge[] =>
  readChallenges(db.all(`SELECT * FROM desk_challenge ${ofHolder}`, { ...which }));

export const tryChallenges = (db: Database, which: ChallengeChoice): OpenChallenge[] =>
  readChallenges(db.all(`UPDATE desk_challenge SET tries = tries + 1 ${ofHolder} RETURNING *`, { ...which }));

export const useChallenge = (db: Database, { linkHash, now }: { linkHash: string; now: number }): boolean =>
  db.run('UPDATE desk_challenge SET used_at = ? WHERE link_hash = ? AND used_at IS NULL AND expires_at > ?', [
    now,
    linkHash,
    now,
  ]) > 0;

/** Deletes what is over. */
export function removeOver(db: Database, now: number): void {
  db.run('DELETE FROM desk_session WHERE ends_at <= ?', [now]);
  db.run('DELETE FROM desk_challenge WHERE expires_at <= ?', [now]);
}
