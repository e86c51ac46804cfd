import { fieldNames } from '../../contract/inquiry.ts';
import type { DeliveryState, Step, StoredInquiry } from '../store/Store.ts';
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

const deliveriesOf = ({ deliveries }: StoredInquiry): string =>
  deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', ');

const stateOf = ({ state, takenBy }: StoredInquiry): string =>
  state === 'taken' && takenBy !== null ? `taken by ${oneLine(takenBy)}` : state;

const summedUp = (inquiry: StoredInquiry): string =>
  inquiry.suspicion === null
    ? [stateOf(inquiry), deliveriesOf(inquiry)].filter((part) => part !== '').join('  ')
    : `suspect: ${inquiry.suspicion}`;

/** One inquiry on one line. */
export const summaryOf = (inquiry: StoredInquiry): string => {
  const { id, receivedAt, fields } = inquiry;
  const who = `${oneLine(fields.name)} <${oneLine(fields.email)}>`;
  return `${id}  ${shownTime(receivedAt)}  ${summedUp(inquiry)}  ${who}\n`;
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
  return `  ${channel.padEnd(9)} ${state}${when}, attempts: ${attempts}${words}`;
}

const stepLine = ({ at, kind, takenBy, who, via }: Step) =>
  `  ${shownTime(at)}  ${kind.replace('_', ' ')}${kind === 'handed_over' ? ` to ${oneLine(takenBy ?? '?')}` : ''}, ${oneLine(who)}, ${via}`;

/** One inquiry, whole. */
export function detailOf(inquiry: StoredInquiry): string {
  const { id, receivedAt, suspicion, dueAt, steps, deliveries } = inquiry;
  return [
    `Id:         ${id}`,
    `Reference:  ${referenceOf(id)}`,
    `Received:   ${shownTime(receivedAt)}`,
    ...(suspicion === null ? [`State:      ${stateOf(inquiry)}`] : [`Suspect:    ${suspicion}`]),
    ...(dueAt === null ? [] : [`Due:        ${shownTime(dueAt)}`]),
    ...factsOf(inquiry).map(({ label, value }) => `${`${label}:`.padEnd(11)} ${oneLine(value)}`),
    ...(steps.length > 0 ? ['Steps:', ...steps.map(stepLine)] : []),
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
  ...['state', 'dueAt', 'takenBy', 'takenAt', 'answeredAt'],
]);

/** A time in ISO 8601. */
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** One inquiry as a line of CSV, the columns as {@link csvHeader} names them. */
export const csvOf = (inquiry: StoredInquiry): string => {
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
export function jsonOf(inquiry: StoredInquiry): string {
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
