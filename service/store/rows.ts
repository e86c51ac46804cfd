import * as v from 'valibot';
import { fieldNames, inquiryRecord, inquirySchema } from '../../contract/inquiry.ts';
import type { Inquiry } from '../../contract/inquiry.ts';
import type {
  Act,
  DeskChallenge,
  DeskSession,
  Lease,
  LinkKeys,
  NewInquiry,
  Notice,
  OpenChallenge,
  Promised,
  StoredInquiry,
  Turn,
} from './Store.ts';
import { emailKey } from './emailKey.ts';

// Another version, or a failing disk, may have left a value that this program does not know. It must stop neither the
// queue nor a list, so each column falls back to a placeholder.
const text = v.fallback(v.string(), '?');
const textOrNull = v.fallback(v.nullable(v.string()), null);
const number = v.fallback(v.number(), 0);
const time = v.fallback(v.nullable(v.number()), null);

const shownFields = inquirySchema('?');

const inquiryRow = v.looseObject({
  id: v.string(),
  received_at: number,
  country_code: textOrNull,
  digest: text,
  suspicion: textOrNull,
  client: textOrNull,
  state: text,
  version: number,
  due_at: time,
  taken_by: textOrNull,
  taken_at: time,
  answered_at: time,
  link_n: number,
});

const stepRow = v.object({
  inquiry_id: v.string(),
  version: number,
  at: number,
  who: text,
  via: text,
  kind: text,
  state: text,
  taken_by: textOrNull,
  words: textOrNull,
});

const outboxRow = v.object({
  inquiry_id: v.string(),
  channel: text,
  state: text,
  attempts: number,
  next_attempt_at: time,
  delivered_at: time,
  parked_at: time,
  last_error: textOrNull,
});

/** The columns of an inquiry that say nothing of its sender, in the order of {@link inquiryValues}. */
export const inquiryColumns = ['id', 'received_at', 'due_at', 'suspicion', 'client'];

export const inquiryValues = ({ id, receivedAt, dueAt, suspicion, client }: NewInquiry) => [
  id,
  receivedAt,
  dueAt,
  suspicion,
  client,
];

/** Those that hold what the sender wrote, in the order of {@link personValues}. */
export const personColumns = [
  ...['email_key', 'digest', 'country_code'],
  ...fieldNames.map((field) => inquiryRecord[field].column),
];

export const personValues = ({ fields, countryCode, digest }: NewInquiry) => [
  ...[emailKey(fields.email), digest, countryCode],
  ...fieldNames.map((field) => fields[field] ?? null),
];

/** What the sender wrote; what is no text in the row is shown as missing. */
const readFields = (row: Readonly<Record<string, unknown>>): Inquiry =>
  v.parse(
    shownFields,
    Object.fromEntries(
      fieldNames
        .map((field) => [field, row[inquiryRecord[field].column]])
        .filter(([, value]) => typeof value === 'string'),
    ),
  );

/** What belongs to inquiries, each with the latter's id. */
export interface Belongings {
  /** Rows of `outbox`. */
  outbox: readonly unknown[];
  /** Rows of `step`. */
  steps: readonly unknown[];
}

/** Rows of `inquiry`, in their order, joined with what belongs to them. */
export function readInquiries(inquiries: readonly unknown[], { outbox, steps }: Belongings): StoredInquiry[] {
  const deliveries = Map.groupBy(v.parse(v.array(outboxRow), outbox), (row) => row.inquiry_id);
  const histories = Map.groupBy(v.parse(v.array(stepRow), steps), (row) => row.inquiry_id);
  return v.parse(v.array(inquiryRow), inquiries).map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    fields: readFields(row),
    countryCode: row.country_code,
    digest: row.digest,
    suspicion: row.suspicion,
    client: row.client,
    state: row.state,
    version: row.version,
    dueAt: row.due_at,
    takenBy: row.taken_by,
    takenAt: row.taken_at,
    answeredAt: row.answered_at,
    linkN: row.link_n,
    steps: (histories.get(row.id) ?? []).map((step) => ({
      ...{ version: step.version, at: step.at, who: step.who, via: step.via },
      ...{ kind: step.kind, state: step.state, takenBy: step.taken_by, words: step.words },
    })),
    deliveries: (deliveries.get(row.id) ?? []).map((delivery) => ({
      channel: delivery.channel,
      state: delivery.state,
      attempts: delivery.attempts,
      nextAttemptAt: delivery.next_attempt_at,
      deliveredAt: delivery.delivered_at,
      parkedAt: delivery.parked_at,
      lastError: delivery.last_error,
    })),
  }));
}

/** The only value of the only row, as a number; null where there is none. */
export function readNumber(row: unknown, column: string): number | null {
  return v.parse(v.object({ [column]: v.nullable(v.number()) }), row)[column] ?? null;
}

const promisedRow = v.object({ id: v.string(), received_at: v.number(), due_at: v.number() });

export const readPromised = (rows: readonly unknown[]): Promised[] =>
  v.parse(v.array(promisedRow), rows).map(({ id, received_at: receivedAt, due_at: dueAt }) => ({
    ...{ id, receivedAt, dueAt },
  }));

const noticeRow = v.object({ inquiry_id: v.string(), kind: v.string() });

export const readNotices = (rows: readonly unknown[]): Notice[] =>
  v.parse(v.array(noticeRow), rows).map(({ inquiry_id: id, kind }) => ({ id, kind }));

const turnRow = v.object({ done_at: v.nullable(v.number()), mark: v.nullable(v.number()) });

/** A turn that was taken; null where there is no row. */
export function readTurn(row: unknown): Turn | null {
  if (row === undefined) return null;
  const { done_at: lastAt, mark } = v.parse(turnRow, row);
  return { lastAt, mark };
}

const leaseRow = v.object({ token: v.string(), beat: v.nullable(v.number(), 0) });

export const readLeases = (rows: readonly unknown[]): Lease[] => v.parse(v.array(leaseRow), rows);

const keysRow = v.object({ link_key: v.string(), previous_key: v.nullable(v.string()) });

export function readLinkKeys(row: unknown): LinkKeys {
  const { link_key: current, previous_key: previous } = v.parse(keysRow, row);
  return { current, previous };
}

export const readSalt = (row: unknown): string => v.parse(v.object({ value: v.string() }), row).value;

const actRow = v.object({ at: v.number(), who: v.string(), what: v.string() });

export const readActs = (rows: readonly unknown[]): Act[] => v.parse(v.array(actRow), rows);

/** The columns of a session, in the order of {@link sessionValues}. */
export const sessionColumns = [
  ...['id_hash', 'who', 'created_at', 'seen_at', 'ends_at', 'fresh_at', 'device', 'csrf'],
];

export const sessionValues = (session: DeskSession) => [
  ...[session.idHash, session.who, session.createdAt, session.seenAt, session.endsAt, session.freshAt],
  ...[session.device, session.csrf],
];

const sessionRow = v.object({
  ...{ id_hash: v.string(), who: v.string(), created_at: v.number(), seen_at: v.number() },
  ...{ ends_at: v.number(), fresh_at: v.number(), device: v.string(), csrf: v.string() },
});

export const readSessions = (rows: readonly unknown[]): DeskSession[] =>
  v.parse(v.array(sessionRow), rows).map((row) => ({
    ...{ idHash: row.id_hash, who: row.who, createdAt: row.created_at, seenAt: row.seen_at },
    ...{ endsAt: row.ends_at, freshAt: row.fresh_at, device: row.device, csrf: row.csrf },
  }));

/** The columns of a challenge, in the order of {@link challengeValues}. */
export const challengeColumns = ['link_hash', 'holder_hash', 'purpose', 'who', 'code_hash', 'expires_at'];

export const challengeValues = (challenge: DeskChallenge) => [
  ...[challenge.linkHash, challenge.holderHash, challenge.purpose, challenge.who],
  ...[challenge.codeHash, challenge.expiresAt],
];

const challengeRow = v.object({
  ...{ link_hash: v.string(), holder_hash: v.nullable(v.string()), who: v.nullable(v.string()) },
  ...{ purpose: v.picklist(['signIn', 'fresh']), code_hash: v.nullable(v.string()) },
  ...{ tries: v.number(), expires_at: v.number() },
});

export const readChallenges = (rows: readonly unknown[]): OpenChallenge[] =>
  v.parse(v.array(challengeRow), rows).map((row) => ({
    ...{ linkHash: row.link_hash, holderHash: row.holder_hash, purpose: row.purpose, who: row.who },
    ...{ codeHash: row.code_hash, tries: row.tries, expiresAt: row.expires_at },
  }));
