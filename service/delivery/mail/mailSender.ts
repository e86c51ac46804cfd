import type { Outcome, Sender } from '../types.ts';
import { composeInquiry } from './compose.ts';
import type { Mailbox } from './compose.ts';
import type { Mailer } from './Mailer.ts';
import { smtpOutcome } from './smtpOutcome.ts';

/** Brings inquiries to the sales inbox. */
export function createMailSender(mailer: Mailer, from: Mailbox, to: Mailbox): Sender {
  return {
    channel: 'mail',
    async send({ inquiry }) {
      const message = composeInquiry(inquiry, from, to);
      return mailer.deliver(message).then(
        (): Outcome => ({ kind: 'delivered' }),
        (error: unknown) => smtpOutcome(error),
      );
    },
    rest: () => mailer.rest(),
  };
}
