import { isIPv4 } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Message } from './compose.ts';
import type { Mailer } from './Mailer.ts';
import { toNodemailer } from './Mailer.ts';

/** Times in milliseconds; the last is for the whole mail and shorter than its lease. */
const connectionTimeout = 10_000;
const greetingTimeout = 10_000;
const socketTimeout = 20_000;
const wholeTimeout = 50_000;

const isLoopback = (host: string) =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '::1' ||
  (isIPv4(host) && host.startsWith('127.'));

/** nodemailer's options for `smtp://` (STARTTLS required, except on loopback) or `smtps://`. */
function readSmtpUrl(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = url.protocol === 'smtps:';
  const local = !secure && isLoopback(host);
  return {
    host,
    secure,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    requireTLS: !secure && !local,
    // A relay on this machine rarely has a certificate for its name, and nobody listens in between.
    tls: { rejectUnauthorized: !local },
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

/** Hands mails to the relay that `SMTP_URL` names, over one connection for as long as there are some. */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const open = () =>
    createTransport({
      ...readSmtpUrl(smtpUrl),
      ...{ connectionTimeout, greetingTimeout, socketTimeout },
      pool: true,
      maxConnections: 1,
      maxMessages: 100,
      // Trying again is the queue's business: a mail repeated in here could arrive more than once an attempt.
      maxRequeues: 0,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport: ReturnType<typeof open> | null = null;

  function rest(): void {
    transport?.close();
    transport = null;
  }

  return {
    async deliver(message: Message) {
      transport ??= open();
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error('The mail took longer than 50 s')), wholeTimeout);
      try {
        await Promise.race([transport.sendMail(toNodemailer(message)), late]);
      } catch (error) {
        rest();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    rest,
  };
}
