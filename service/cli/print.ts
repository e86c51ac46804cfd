import type { DeliveryState, Step, StoredInquiry } from '../store/Store.ts';
import { factsOf, textsOf } from '../delivery/facts.ts';
import { referenceOf } from '../delivery/reference.ts';
import { shownTime } from '../delivery/mail/compose.ts';
import { deliveriesOf, unprintable } from '../desk/exportFile.ts';

const oneLine = (text: string) => text.replace(unprintable, ' ');
const lines = (text: string) => text.split(/\r\n|\r|\n/).map(oneLine);

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

const stepLine = ({ at, kind, takenBy, who, via, words }: Step) =>
  `  ${shownTime(at)}  ${kind.replace('_', ' ')}${kind === 'handed_over' ? ` to ${oneLine(takenBy ?? '?')}` : ''}, ${oneLine(who)}, ${via}${words === null ? '' : `: ${oneLine(words)}`}`;

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
