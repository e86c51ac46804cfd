import * as v from 'valibot';
import type { NewInquiry, StoredInquiry } from './Store.ts';
import { emailKey } from './emailKey.ts';

const text = v.nullable(v.string());
const time = v.nullable(v.number());

const inquiryRow = v.object({
  id: v.string(),
  received_at: v.number(),
  name: v.string(),
  email: v.string(),
  phone_number: v.string(),
  country: v.string(),
  project_brief: v.string(),
  path_name: v.string(),
  link: text,
  digest: v.string(),
  suspicion: v.nullable(v.picklist(['honeypot', 'too-fast', 'surge'])),
  client: text,
});

const outboxRow = v.object({
  inquiry_id: v.string(),
  channel: v.picklist(['mail', 'webhook']),
  state: v.picklist(['waiting', 'delivered', 'parked']),
  attempts: v.number(),
  next_attempt_at: time,
  delivered_at: time,
  parked_at: time,
  last_error: text,
});

/** The columns of `inquiry`, in the order of {@link inquiryValues}. */
export const inquiryColumns = [
  'id',
  'received_at',
  'name',
  'email',
  'phone_number',
  'country',
  'project_brief',
  'path_name',
  'link',
  'email_key',
  'digest',
  'suspicion',
  'client',
];

/** An inquiry as the values of its row. */
export function inquiryValues({ id, receivedAt, fields, digest, suspicion, client }: NewInquiry) {
  const { name, email, phoneNumber, country, projectBrief, pathName, link = null } = fields;
  return [
    id,
    receivedAt,
    ...[name, email, phoneNumber, country, projectBrief, pathName, link],
    ...[emailKey(email), digest, suspicion, client],
  ];
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
  return v.parse(v.object({ [column]: time }), row)[column] ?? null;
}
