import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { SMTPSentMessageInfo } from 'nodemailer';
import { bareHost, isLoopback } from '../../settings/loopback.ts';
import type { DeliveryOptions } from '../types.ts';
import type { Message } from './compose.ts';
import type { Mailer } from './Mailer.ts';
import { toNodemailer } from './Mailer.ts';

/** Timeouts in milliseconds: connecting, the greeting, and everything until the mail's content is handed over. */
const connectionTimeout = 10_000;
const greetingTimeout = 30_000;
const handOverTimeout = 120_000;
/**
 * How long the relay may then take to confirm the mail (RFC 5321, 4.5.3.2.6): giving up earlier would send it twice.
 */
const answerTimeout = 600_000;

/** Of how many mails that somebody was refused it is known who has a copy. */
const mostCopied = 1_000;

/** nodemailer's options for `smtp://` (STARTTLS required, except on loopback) or `smtps://`. */
function readSmtpUrl(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const host = bareHost(url);
  const secure = url.protocol === 'smtps:';
  const local = !secure && isLoopback(url);
  return {
    host,
    secure,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    requireTLS: !secure && !local,
    // A relay on this machine rarely has a certificate for its name, and nobody can listen in between.
    tls: { rejectUnauthorized: !local },
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

/** Hands mails to the relay of `SMTP_URL`, over one connection that stays open while there are mails to send. */
export function createSmtpMailer(smtpUrl: string, log: DeliveryOptions['log']): Mailer {
  let onHandedOver = () => {};

  function open() {
    const transport = createTransport({
      ...readSmtpUrl(smtpUrl),
      ...{ connectionTimeout, greetingTimeout, socketTimeout: answerTimeout },
      pool: true,
      maxConnections: 1,
      maxMessages: 100,
      // Retrying is the queue's job: a requeue in here could deliver a mail more than once per attempt.
      maxRequeues: 0,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    transport.use('stream', ({ message }, done) => {
      // The content stream ends only after the relay has asked for it.
      message.processFunc((content) => content.pipe(new PassThrough()).once('end', () => onHandedOver()));
      done();
    });
    return transport;
  }
  let transport: ReturnType<typeof open> | null = null;

  function rest(): void {
    transport?.close();
    transport = null;
  }

  /** Who has a copy of a mail that the one it is for was refused, by its Message-ID: sent again, it spares them. */
  const copied = new Map<string, readonly string[]>();

  function recipientsOf({ messageId, to, cc = [] }: Message): string[] {
    const had = copied.get(messageId) ?? [];
    return [to.address, ...cc.map(({ address }) => address).filter((address) => !had.includes(address))];
  }

  /** For nodemailer a mail is sent once anybody has it. @throws when the one it is for was refused */
  function checkRecipients(
    { messageId, to: { address: addressee } }: Message,
    { envelope, rejected, rejectedErrors = [] }: SMTPSentMessageInfo,
  ): void {
    if (!rejected.includes(addressee)) copied.delete(messageId);
    else {
      // What is never sent leaves its entry behind.
      if (copied.size === mostCopied) copied.clear();
      const have = envelope.to.filter((address) => !rejected.includes(address));
      copied.set(messageId, [...(copied.get(messageId) ?? []), ...have]);
    }
    for (const [index, recipient] of rejected.entries()) {
      const err = rejectedErrors[index];
      if (recipient === addressee) throw err ?? new Error('The relay refuses the recipient');
      log.warn({ err }, 'the relay refuses somebody who gets a copy of a mail');
    }
  }

  return {
    async deliver(message: Message) {
      transport ??= open();
      const { promise: late, reject } = Promise.withResolvers<never>();
      const fail = (ms: number) => () => reject(new Error(`The relay took longer than ${ms / 1000} s`));
      let timer = setTimeout(fail(handOverTimeout), handOverTimeout);
      onHandedOver = () => {
        clearTimeout(timer);
        timer = setTimeout(fail(answerTimeout), answerTimeout);
      };
      try {
        const envelope = { from: message.unanswered ? '' : message.from.address, to: recipientsOf(message) };
        const sent = transport.sendMail({ ...toNodemailer(message), envelope });
        checkRecipients(message, await Promise.race([sent, late]));
      } catch (error) {
        rest();
        throw error;
      } finally {
        onHandedOver = () => {};
        clearTimeout(timer);
      }
    },
    rest,
  };
}
