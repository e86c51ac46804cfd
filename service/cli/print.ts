import { fieldNames } from '../../contract/inquiry.ts';
import type { DeliveryState, StoredInquiry } from '../store/Store.ts';
import { factsOf, textsOf } from '../delivery/facts.ts';
import { referenceOf } from '../delivery/reference.ts';
import { shownTime } from '../delivery/mail/compose.ts';
import { controls, hidden } from '../delivery/mail/isolate.ts';
import { csvLine } from './csv.ts';

/**
 * Control characters, line separators, and characters that are invisible or change text direction: they could rewrite a
 * terminal line, or make it show something else.
 */
const unprintable = new RegExp(`${controls.source}|${hidden.source}`, 'gu');
const oneLine = (text: string) => text.replace(unprintable, ' ');
/** The same for a table cell, which keeps its tabs and line breaks. */
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
const lines = (text: string) => text.split(/\r\n|\r|\n/).map(oneLine);

const stateOf = ({ suspicion, deliveries }: StoredInquiry): string =>
  suspicion === null
    ? deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', ')
    : `suspect: ${suspicion}`;

/** One inquiry on one line. */
export const summaryOf = (inquiry: StoredInquiry): string => {
  const { id, receivedAt, fields } = inquiry;
  const who = `${oneLine(fields.name)} <${oneLine(fields.email)}>`;
  return `${id}  ${shownTime(receivedAt)}  ${stateOf(inquiry)}  ${who}\n`;
};

function deliveryLine({
  channel,
  state,
  attempts,
  nextAttemptAt,
  deliveredAt,
  parkedAt,
  lastError,
}: DeliveryState) {
  const at = deliveredAt ?? parkedAt ?? nextAttemptAt;
  const when = at === null ? '' : `${state === 'waiting' ? ', next' : ''} ${shownTime(at)}`;
  const words = lastError === null ? '' : `\n            ${oneLine(lastError)}`;
  return `  ${channel.padEnd(8)}  ${state}${when}, attempts: ${attempts}${words}`;
}

/** One inquiry, whole. */
export function detailOf(inquiry: StoredInquiry): string {
  const { id, receivedAt, suspicion, deliveries } = inquiry;
  return [
    `Id:         ${id}`,
    `Reference:  ${referenceOf(id)}`,
    `Received:   ${shownTime(receivedAt)}`,
    ...(suspicion === null ? [] : [`Suspect:    ${suspicion}`]),
    ...factsOf(inquiry).map(({ label, value }) => `${`${label}:`.padEnd(11)} ${oneLine(value)}`),
    ...(deliveries.length > 0 ? ['Deliveries:', ...deliveries.map(deliveryLine)] : []),
    '',
    ...textsOf(inquiry).flatMap((text) => [...lines(text), '']),
  ].join('\n');
}

/** What the sender wrote, in columns: a number stands behind its dial code and the country that it is of. */
const writtenColumns = fieldNames.flatMap((field) => {
  if (field === 'country') return [];
  return field === 'phoneNumber' ? (['country', 'countryCode', field] as const) : [field];
});

export const csvHeader = csvLine([
  ...['id', 'reference', 'receivedAt', ...writtenColumns, 'suspicion', 'deliveries'],
]);

/** One inquiry as a line of CSV, the columns as {@link csvHeader} names them. */
export const csvOf = (inquiry: StoredInquiry): string => {
  const { id, receivedAt, suspicion, fields, countryCode, deliveries } = inquiry;
  const written = { ...fields, countryCode };
  return csvLine([
    ...[id, referenceOf(id), new Date(receivedAt).toISOString()],
    ...writtenColumns.map((column) => cell(written[column] ?? '')),
    suspicion ?? '',
    deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', '),
  ]);
};

/** One inquiry as JSON, its times in ISO 8601. */
export function jsonOf(inquiry: StoredInquiry): string {
  const { id, receivedAt, suspicion, fields, countryCode, deliveries } = inquiry;
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  const json = JSON.stringify({
    ...{ id, reference: referenceOf(id), receivedAt: iso(receivedAt), ...fields, countryCode, suspicion },
    deliveries: deliveries.map(({ nextAttemptAt, deliveredAt, parkedAt, ...state }) => ({
      ...state,
      nextAttemptAt: iso(nextAttemptAt),
      deliveredAt: iso(deliveredAt),
      parkedAt: iso(parkedAt),
    })),
  });
  return escaped(json);
}
