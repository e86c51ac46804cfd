import * as v from 'valibot';
import { messageOf } from '../../lib/messageOf.ts';
import type { Outcome } from '../types.ts';

const smtpError = v.object({
  code: v.optional(v.string()),
  response: v.optional(v.string(), ''),
  responseCode: v.optional(v.number()),
});

/** nodemailer's codes for a connection that broke or went silent, before, during or after the mail. */
const cut = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET']);
/** nodemailer's codes for a mail that it could not even hand over. */
const unsendable = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);
/**
 * Replies about the connection or the login, whichever command they answer: closing, login required, refused, too weak.
 */
const aboutTheRelay = new Set([421, 530, 534, 535, 538]);
/** Enhanced codes (RFC 3463) about addresses and mailboxes, and the one for a forbidden sender. */
const aboutTheAddresses = /\b5\.(?:[12]\.\d+|7\.60)\b/;
/** nodemailer's code for a reply to the content, and the reply for a mail that is too large, which may come earlier. */
const contentRefused = 'EMESSAGE';
const tooLarge = 552;

/**
 * Classifies an error of nodemailer. Only a reply to the content is about that mail: sender and recipient are always
 * the same, so a relay that refuses one of them refuses every mail.
 */
export function smtpOutcome(error: unknown): Outcome {
  const words = messageOf(error);
  const { output, success } = v.safeParse(smtpError, error);
  if (!success) return { kind: 'down', words, isCertain: false };
  const { code = '', response, responseCode: reply } = output;
  if (reply === undefined) {
    if (unsendable.has(code)) return { kind: 'delayed', words };
    return { kind: 'down', words, isCertain: !cut.has(code) };
  }
  const aboutThisMail = reply === tooLarge || (code === contentRefused && !aboutTheAddresses.test(response));
  if (aboutThisMail && !aboutTheRelay.has(reply))
    return { kind: reply >= 500 ? 'refused' : 'delayed', words };
  return { kind: 'down', words, isCertain: true, needsSomebody: reply >= 500 };
}

/** What became of a mail that is being sent. */
export const outcomeOf = (sent: Promise<void>): Promise<Outcome> =>
  sent.then(() => ({ kind: 'delivered' }), smtpOutcome);
