import { createFileMailer } from '../../delivery/mail/fileMailer.ts';
import { readMailbox } from '../../delivery/mail/compose.ts';
import { mailFolderOf } from '../../delivery/mail/mailFolder.ts';
import { createSmtpMailer } from '../../delivery/mail/smtpMailer.ts';
import { waitFor } from '../../lib/waitFor.ts';
import type { DeskParts } from '../deskParts.ts';
import type { Asked } from './challenges.ts';
import { composeCode } from './signInMail.ts';

/** How long mails on their way may hold up the end of the service, in milliseconds. */
const stopMs = 3_000;

/**
 * Sends codes, each once: a mail that comes an hour later is of no use, so the queue of deliveries never has it. Whoever
 * does not get one asks for another.
 */
export function createPost({ config, serviceFile, log }: Pick<DeskParts, 'config' | 'serviceFile' | 'log'>) {
  const from = readMailbox(config.mailFrom ?? serviceFile.mail.from);
  const { smtpUrl, databaseUrl } = config;
  const mailer =
    smtpUrl === null ? createFileMailer(mailFolderOf(databaseUrl)) : createSmtpMailer(smtpUrl, log);
  const sending = new Set<Promise<void>>();

  return {
    /** Sends in the background; resolves at once. */
    send(to: string, asked: Asked, url: string | null): void {
      const sent = mailer
        .deliver(composeCode({ ...asked, from, to, url }))
        .catch((err: unknown) => log.error({ err }, 'a code for the desk was not sent'))
        .finally(() => {
          sending.delete(sent);
          if (sending.size === 0) mailer.rest();
        });
      sending.add(sent);
    },
    async stop(): Promise<void> {
      await waitFor(Promise.all(sending), stopMs);
      mailer.rest();
    },
  };
}

export type Post = ReturnType<typeof createPost>;
