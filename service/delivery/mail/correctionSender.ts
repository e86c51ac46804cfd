import { versionOfRow } from '../../store/steps.ts';
import type { Sender } from '../types.ts';
import { composeCorrection } from './compose.ts';
import type { Mailbox } from './compose.ts';
import type { Mailer } from './Mailer.ts';
import { outcomeOf } from './smtpOutcome.ts';

/** Tells the sales inbox that a visitor has another address than the mail that brought the inquiry says. */
export function createCorrectionSender(mailer: Mailer, from: Mailbox, to: Mailbox): Sender {
  return {
    channel: 'correction',
    send: ({ inquiry, channel }) =>
      outcomeOf(mailer.deliver(composeCorrection(inquiry, { from, to, version: versionOfRow(channel) }))),
    rest: () => mailer.rest(),
  };
}
