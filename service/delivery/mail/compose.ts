import type { StoredInquiry } from '../../store/Store.ts';
import { factsOf, textsOf } from '../facts.ts';
import type { MailLink } from '../mailLinks.ts';
import { referenceOf } from '../reference.ts';
import { isolateLine, isolateLines, plainLine } from './isolate.ts';

export interface Mailbox {
  name?: string;
  address: string;
}

/** A mail of ours, in plain text. */
export interface Message {
  /** File name without extension, used when mails are written to files. */
  file: string;
  from: Mailbox;
  to: Mailbox;
  cc?: readonly Mailbox[];
  replyTo?: Mailbox;
  /** Sent with a null sender (`<>`), so that neither a bounce nor a vacation notice is ever sent back. */
  unanswered?: boolean;
  /** The same for every attempt, so that mail programs recognise a duplicate. */
  messageId: string;
  /** The mail in whose thread it stands. */
  inReplyTo?: string;
  subject: string;
  text: string;
  /** RFC 3834: marks the mail as automatic, so that no vacation notice answers it. */
  autoSubmitted: 'auto-generated' | 'auto-replied';
}

/** Reads `NAME <ADDRESS>` or a bare address. */
export function readMailbox(value: string): Mailbox {
  const [, name = '', address] = /^(.*)<([^<>]+)>$/.exec(value) ?? [];
  if (address === undefined) return { address: value };
  return name.trim() === '' ? { address } : { name: name.trim(), address };
}

/** `<kind.id@domain of the sender>`. */
export const messageIdOf = (kind: string, id: string, { address }: Mailbox): string =>
  `<${kind}.${id}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/** `2026-11-21 07:08 UTC`. */
export const shownTime = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * The visitor's name for Reply-To, where mail programs show it instead of the address. Left out unless it can be
 * nothing but a name: no address, domain, encoded word or misleading punctuation. The mail's text has it in any case.
 */
function replyName(text: string): { name?: string } {
  const name = plainLine(text).trim();
  const isPlain = /^[\p{L}\p{M}\p{N} .'’-]+$/u.test(name);
  return isPlain && !/[\p{L}\p{N}]{2}\.[\p{L}\p{N}]/u.test(name) ? { name } : {};
}

/** What mails of ours begin with below what people write: many programs leave it out of what they quote. */
export const signatureMark = '-- ';

/** The links of a mail, each on a line of its own that no program breaks. */
export const linkLines = (links: readonly MailLink[]): string[] =>
  links.flatMap(({ says, url }) => ['', `${says}:`, url]);

interface CorrectionOptions {
  from: Mailbox;
  to: Mailbox;
  /** The step by which the address was changed. */
  version: number;
}

/** The mail that tells of another address of a visitor, in the thread of the one that brought his inquiry. */
export function composeCorrection(inquiry: StoredInquiry, { from, to, version }: CorrectionOptions): Message {
  const { id, fields } = inquiry;
  const reference = referenceOf(id);
  return {
    ...{ from, to, file: `${reference}-correction-${version}` },
    replyTo: { ...replyName(fields.name), address: plainLine(fields.email) },
    messageId: messageIdOf(`correction-${version}`, id, from),
    inReplyTo: messageIdOf('inquiry', id, from),
    subject: `Inquiry ${reference}: the visitor has another address`,
    text: [
      `E-mail:    ${isolateLine(fields.email)}`,
      '',
      'The visitor corrected it. Answer this mail: the one before it leads to the wrong address.',
      '',
      signatureMark,
      `Inquiry ${reference}, id ${id}`,
      '',
    ].join('\n'),
    autoSubmitted: 'auto-generated',
  };
}

/** The mail that brings an inquiry to the sales inbox; answering it answers the visitor. */
export function composeInquiry(
  inquiry: StoredInquiry,
  from: Mailbox,
  to: Mailbox,
  links: readonly MailLink[],
): Message {
  const { id, receivedAt } = inquiry;
  const { name, email } = inquiry.fields;
  const reference = referenceOf(id);
  const facts = [
    ...factsOf(inquiry).map(({ label, value }) => ({ label, value: isolateLine(value) })),
    { label: 'Received', value: shownTime(receivedAt) },
  ];
  const table = facts.map(({ label, value }) => `${`${label}:`.padEnd(10)} ${value}`);
  return {
    file: reference,
    from,
    to,
    replyTo: { ...replyName(name), address: plainLine(email) },
    messageId: messageIdOf('inquiry', id, from),
    subject: `New inquiry ${reference} from ${isolateLine(name)}`,
    text: [
      ...table,
      '',
      ...textsOf(inquiry).flatMap((text) => [isolateLines(text), '']),
      signatureMark,
      'Answer this mail to write to the visitor.',
      `Inquiry ${reference}, id ${id}`,
      ...linkLines(links),
      '',
    ].join('\n'),
    autoSubmitted: 'auto-generated',
  };
}
