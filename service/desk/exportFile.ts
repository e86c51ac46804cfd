import { fieldNames } from '../../contract/inquiry.ts';
import { controls, hidden } from '../delivery/mail/isolate.ts';
import { referenceOf } from '../delivery/reference.ts';
import type { StoredInquiry } from '../store/Store.ts';
import { csvLine } from './csv.ts';

/**
 * Control characters, line separators, and characters that are invisible or change text direction: they could rewrite a
 * terminal line, or make it show something else.
 */
export const unprintable = new RegExp(`${controls.source}|${hidden.source}`, 'gu');
/** What stands in a table cell, which keeps its tabs and line breaks. */
const cell = (text: string) =>
  text.replace(unprintable, (character) => (/[\t\r\n]/.test(character) ? character : ' '));
/** The same for JSON, which escapes them, so that nothing is lost. */
const escaped = (json: string) =>
  json.replace(unprintable, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
/** Where its deliveries stand, in a few words. */
export const deliveriesOf = ({ deliveries }: StoredInquiry): string =>
  deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', ');

/** What the sender wrote, in columns: a number stands behind its dial code and the country that it is of. */
const writtenColumns = fieldNames.flatMap((field) => {
  if (field === 'country') return [];
  return field === 'phoneNumber' ? (['country', 'countryCode', field] as const) : [field];
});

const csvHeader = csvLine([
  ...['id', 'reference', 'receivedAt', ...writtenColumns, 'suspicion', 'deliveries'],
  ...['state', 'dueAt', 'takenBy', 'takenAt', 'answeredAt'],
]);

/** A time in ISO 8601. */
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** One inquiry as a line of CSV, the columns as {@link csvHeader} names them. */
const csvOf = (inquiry: StoredInquiry): string => {
  const { id, receivedAt, suspicion, fields, countryCode, state, dueAt, takenBy, takenAt, answeredAt } =
    inquiry;
  const written = { ...fields, countryCode };
  return csvLine([
    ...[id, referenceOf(id), new Date(receivedAt).toISOString()],
    ...writtenColumns.map((column) => cell(written[column] ?? '')),
    suspicion ?? '',
    deliveriesOf(inquiry),
    ...[state, iso(dueAt), takenBy, iso(takenAt), iso(answeredAt)].map((value) => value ?? ''),
  ]);
};

/** One inquiry as JSON, its times in ISO 8601. */
function jsonOf(inquiry: StoredInquiry): string {
  const { id, receivedAt, suspicion, fields, countryCode, steps, deliveries } = inquiry;
  const { state, version, dueAt, takenBy, takenAt, answeredAt } = inquiry;
  const json = JSON.stringify({
    ...{ id, reference: referenceOf(id), receivedAt: iso(receivedAt), ...fields, countryCode, suspicion },
    ...{ state, version, dueAt: iso(dueAt), takenBy, takenAt: iso(takenAt), answeredAt: iso(answeredAt) },
    steps: steps.map(({ at, ...step }) => ({ ...step, at: iso(at) })),
    deliveries: deliveries.map(({ nextAttemptAt, deliveredAt, parkedAt, ...state }) => ({
      ...state,
      nextAttemptAt: iso(nextAttemptAt),
      deliveredAt: iso(deliveredAt),
      parkedAt: iso(parkedAt),
    })),
  });
  return escaped(json);
}

export type ExportFormat = 'csv' | 'json';

/** Inquiries as a file, piece by piece. */
export async function* exportFile(
  inquiries: AsyncIterable<StoredInquiry>,
  format: ExportFormat,
): AsyncGenerator<string> {
  yield format === 'csv' ? csvHeader : '[';
  let separator = '\n';
  for await (const inquiry of inquiries) {
    yield format === 'csv' ? csvOf(inquiry) : `${separator}${jsonOf(inquiry)}`;
    separator = ',\n';
  }
  if (format === 'json') yield '\n]\n';
}
