import type { LinksOf } from '../mailLinks.ts';
import type { Sender } from '../types.ts';
import { composeInquiry } from './compose.ts';
import type { Mailbox } from './compose.ts';
import type { Mailer } from './Mailer.ts';
import { outcomeOf } from './smtpOutcome.ts';

/** Brings inquiries to the sales inbox. */
export function createMailSender(mailer: Mailer, from: Mailbox, to: Mailbox, linksOf: LinksOf): Sender {
  return {
    channel: 'mail',
    async send({ inquiry }) {
      const message = composeInquiry(inquiry, from, to, await linksOf(inquiry));
      return outcomeOf(mailer.deliver(message));
    },
    rest: () => mailer.rest(),
  };
}
