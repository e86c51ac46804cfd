import * as v from 'valibot';
import { messageOf } from '../messageOf.ts';
import type { Outcome, Sender } from '../types.ts';
import { composeInquiry } from './compose.ts';
import type { Mailbox } from './compose.ts';
import type { Mailer } from './Mailer.ts';

/** SMTP commands that are about this one mail; before them it is about the relay and us. */
const aboutTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** Replies about the connection or the login, whatever the command: closing, login needed, refused, too weak. */
const aboutTheRelay = new Set([421, 530, 534, 535, 538]);
/** nodemailer's codes for a mail that it could not even hand over. */
const unsendable = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);

const smtpError = v.object({
  code: v.optional(v.string()),
  command: v.optional(v.string(), ''),
  responseCode: v.optional(v.number()),
});

/** nodemailer's codes for a connection that was cut or silent, before the mail, in it or after. */
const cut = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET']);

/** What an error of nodemailer means. */
function outcomeOf(error: unknown): Outcome {
  const words = messageOf(error);
  const { output, success } = v.safeParse(smtpError, error);
  if (!success) return { kind: 'down', words, isCertain: false };
  const { code = '', command, responseCode: reply } = output;
  if (reply === undefined) {
    if (unsendable.has(code)) return { kind: 'delayed', words };
    return { kind: 'down', words, isCertain: !cut.has(code) };
  }
  if (!aboutTheMail.has(command) || aboutTheRelay.has(reply)) return { kind: 'down', words, isCertain: true };
  return { kind: reply >= 500 ? 'refused' : 'delayed', words };
}

/** Brings inquiries to the sales inbox. */
export function createMailSender(mailer: Mailer, from: Mailbox, to: Mailbox): Sender {
  return {
    channel: 'mail',
    async send({ inquiry }) {
      const message = composeInquiry(inquiry, from, to);
      return mailer.deliver(message).then(
        (): Outcome => ({ kind: 'delivered' }),
        (error: unknown) => outcomeOf(error),
      );
    },
    rest: () => mailer.rest(),
  };
}
