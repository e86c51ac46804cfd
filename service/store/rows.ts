import * as v from 'valibot';
import type { Act, Lease, NewInquiry, StoredInquiry, Turn } from './Store.ts';
import { emailKey } from './emailKey.ts';

// Another version, or a failing disk, may have left a value that this program does not know. It must stop neither the
// queue nor a list, so each column falls back to a placeholder.
const text = v.fallback(v.string(), '?');
const textOrNull = v.fallback(v.nullable(v.string()), null);
const number = v.fallback(v.number(), 0);
const time = v.fallback(v.nullable(v.number()), null);

const inquiryRow = v.object({
  id: v.string(),
  received_at: number,
  name: text,
  email: text,
  phone_number: text,
  country: text,
  project_brief: text,
  path_name: text,
  link: textOrNull,
  country_code: textOrNull,
  digest: text,
  suspicion: textOrNull,
  client: textOrNull,
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
export const inquiryColumns = ['id', 'received_at', 'suspicion', 'client'];

export const inquiryValues = ({ id, receivedAt, suspicion, client }: NewInquiry) => [
  id,
  receivedAt,
  suspicion,
  client,
];

/** Those that hold what the sender wrote, in the order of {@link personValues}. */
export const personColumns = [
  'email_key',
  'digest',
  'name',
  'email',
  'phone_number',
  'country',
  'project_brief',
  'path_name',
  'link',
  'country_code',
];

export function personValues({ fields, countryCode, digest }: NewInquiry) {
  const { name, email, phoneNumber, country, projectBrief, pathName, link = null } = fields;
  const values = [emailKey(email), digest, name, email, phoneNumber, country, projectBrief, pathName, link];
  return [...values, countryCode];
}

/** Rows of `inquiry`, in their order, joined with their rows of `outbox`. */
export function readInquiries(inquiries: readonly unknown[], outbox: readonly unknown[]): StoredInquiry[] {
  const deliveries = Map.groupBy(v.parse(v.array(outboxRow), outbox), (row) => row.inquiry_id);
  return v.parse(v.array(inquiryRow), inquiries).map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    fields: {
      name: row.name,
      email: row.email,
      phoneNumber: row.phone_number,
      country: row.country,
      projectBrief: row.project_brief,
      pathName: row.path_name,
      ...(row.link !== null && { link: row.link }),
    },
    countryCode: row.country_code,
    digest: row.digest,
    suspicion: row.suspicion,
    client: row.client,
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

const turnRow = v.object({ done_at: v.nullable(v.number()), mark: v.nullable(v.number()) });

/** A turn that was taken; null where there is no row. */
export function readTurn(row: unknown): Turn | null {
  if (row === undefined) return null;
  const { done_at: lastAt, mark } = v.parse(turnRow, row);
  return { lastAt, mark };
}

const leaseRow = v.object({ token: v.string(), beat: v.nullable(v.number(), 0) });

export const readLeases = (rows: readonly unknown[]): Lease[] => v.parse(v.array(leaseRow), rows);

export const readSalt = (row: unknown): string => v.parse(v.object({ value: v.string() }), row).value;

const actRow = v.object({ at: v.number(), who: v.string(), what: v.string() });

export const readActs = (rows: readonly unknown[]): Act[] => v.parse(v.array(actRow), rows);
