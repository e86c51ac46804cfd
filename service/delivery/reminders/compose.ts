import { hash } from 'node:crypto';
import { isEmailAddress } from '../../../contract/email.ts';
import { hourMs, minuteMs } from '../../lib/durations.ts';
import type { StoredInquiry } from '../../store/Store.ts';
import { linkLines, messageIdOf, shownTime, signatureMark } from '../mail/compose.ts';
import type { Mailbox, Message } from '../mail/compose.ts';
import type { MailLink } from '../mailLinks.ts';
import { referenceOf } from '../reference.ts';

/** An inquiry whose reply is due, and the threshold that it has reached. */
export interface Due {
  inquiry: StoredInquiry;
  kind: string;
}

/** Who is told of a threshold beside those who have the inquiries. */
export interface Recipients {
  from: Mailbox;
  to: Mailbox;
}

const hours = (ms: number) =>
  ms < hourMs ? `${Math.ceil(ms / minuteMs)} min` : `${Math.floor(ms / hourMs)} h`;

/** `due in 6 h`, `due now` or `overdue by 3 h`. */
function dueIn({ dueAt }: StoredInquiry, now: number): string {
  const left = (dueAt ?? now) - now;
  if (left > 0) return `due in ${hours(left)}`;
  return left > -minuteMs ? 'due now' : `overdue by ${hours(-left)}`;
}

const stateOf = ({ takenBy }: StoredInquiry) =>
  takenBy === null ? 'nobody has taken it' : `taken by ${takenBy}`;

const hint = [
  'Answer the mail with this reference. Then say so, and nobody is reminded again:',
  'npm run inquiries -- answered REF, or aside REF when it needs no answer.',
].join('\n');

/** The people who have these inquiries, where their addresses are known. */
function takersOf(dues: readonly Due[], to: Mailbox): Mailbox[] {
  const takers = dues.flatMap(({ inquiry: { takenBy } }) =>
    takenBy !== null && isEmailAddress(takenBy) && takenBy !== to.address ? [takenBy] : [],
  );
  return [...new Set(takers)].map((address) => ({ address }));
}

/** The reminder of one inquiry, in the thread of the mail that brought it. It names nobody who wrote. */
export function composeReminder(
  due: Due,
  { from, to }: Recipients,
  now: number,
  links: readonly MailLink[],
): Message {
  const { inquiry, kind } = due;
  const { id, receivedAt, dueAt } = inquiry;
  const reference = referenceOf(id);
  return {
    ...{ from, to, cc: takersOf([due], to) },
    file: `${reference}-${kind}`,
    messageId: messageIdOf(kind, id, from),
    inReplyTo: messageIdOf('inquiry', id, from),
    subject: `Inquiry ${reference} is ${dueIn(inquiry, now)}: ${stateOf(inquiry)}`,
    text: [
      `Received:  ${shownTime(receivedAt)}`,
      `Due:       ${dueAt === null ? '' : shownTime(dueAt)}`,
      `State:     ${stateOf(inquiry)}`,
      '',
      hint.replaceAll('REF', reference),
      ...(links.length === 0 ? [] : ['', signatureMark, ...linkLines(links).slice(1)]),
      '',
    ].join('\n'),
    autoSubmitted: 'auto-generated',
  };
}

/** Many of them at once, as after an outage: the most urgent first. */
export function composeList(dues: readonly Due[], { from, to }: Recipients, now: number): Message {
  const id = hash('sha256', dues.map(({ inquiry, kind }) => `${inquiry.id}.${kind}`).join()).slice(0, 32);
  return {
    ...{ from, to, cc: takersOf(dues, to) },
    file: `notice-due-${id}`,
    messageId: messageIdOf('due', id, from),
    subject: `${dues.length} inquiries are due or overdue`,
    text: [
      ...dues.map(({ inquiry }) => `${referenceOf(inquiry.id)}  ${dueIn(inquiry, now)}, ${stateOf(inquiry)}`),
      '',
      hint,
      '',
    ].join('\n'),
    autoSubmitted: 'auto-generated',
  };
}
