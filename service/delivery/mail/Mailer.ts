import type { SendMailOptions } from 'nodemailer';
import type { Message } from './compose.ts';

/** Takes mails out of the house. */
export interface Mailer {
  /** Resolves once the mail is out of our hands; throws what nodemailer throws. */
  deliver(message: Message): Promise<void>;
  /** Closes idle connections; the next mail opens one. */
  rest(): void;
}

/** A message in nodemailer's words. */
export function toNodemailer({ from, to, cc = [], replyTo, inReplyTo, ...message }: Message) {
  const address = ({ name = '', address }: { name?: string; address: string }) => ({ name, address });
  return {
    from: address(from),
    to: address(to),
    cc: cc.map(address),
    ...(replyTo && { replyTo: address(replyTo) }),
    messageId: message.messageId,
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    subject: message.subject,
    text: message.text,
    // Lines of any length arrive as they were typed.
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': message.autoSubmitted, 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}
