import type { LeasedDelivery, StoredInquiry } from '../../store/Store.ts';
import { referenceOf } from '../reference.ts';
import { versionOfRow } from '../../store/steps.ts';
import type { DeliveryOptions } from '../types.ts';
import { isAcknowledgeable, mailboxKey } from './acknowledgeable.ts';
import { messageIdOf } from './compose.ts';
import type { Mailbox } from './compose.ts';
import type { Mailer } from './Mailer.ts';
import { dayMs } from '../../lib/durations.ts';
import { salted } from '../../lib/salted.ts';

interface AutoReplyOptions extends Pick<DeliveryOptions, 'store' | 'log' | 'now'> {
  mailer: Mailer;
  from: Mailbox;
  /** The agency's own mailboxes, which are never acknowledged. */
  own: readonly Mailbox[];
  /** Fixed text, `{page}` in it the page of the inquiry; nothing that the visitor wrote is ever sent along. */
  words: { subject: string; text: string };
  /** The address of that page. */
  pageOf: (inquiry: StoredInquiry) => Promise<string>;
}

/**
 * Acknowledges an inquiry at the address it names, and at one that its visitor names instead; once a day per mailbox, since anyone can enter anyone's address. It
 * is tried only once, since the page has already said the same.
 */
export function createAutoReply({ store, log, now, mailer, from, own, words, pageOf }: AutoReplyOptions) {
  const ownKeys = new Set(own.map(({ address }) => mailboxKey(address)));

  async function isFirstToday(mailbox: string): Promise<boolean> {
    const key = `auto-reply:${salted(await store.salt(), mailbox)}`;
    return (await store.hit(key, { now: now(), windowMs: dayMs })).count === 1;
  }

  return async ({ inquiry, channel }: LeasedDelivery): Promise<void> => {
    const { id, receivedAt, fields } = inquiry;
    const mailbox = mailboxKey(fields.email);
    const kind = channel === 'mail' ? 'reply' : `reply-${versionOfRow(channel)}`;
    if (now() - receivedAt > dayMs || !isAcknowledgeable(fields.email) || ownKeys.has(mailbox)) return;
    try {
      if (!(await isFirstToday(mailbox))) return;
      await mailer.deliver({
        file: `${referenceOf(id)}-${kind}`,
        from,
        to: { address: fields.email },
        unanswered: true,
        messageId: messageIdOf(kind, id, from),
        subject: words.subject,
        text: words.text.replaceAll('{page}', await pageOf(inquiry)),
        autoSubmitted: 'auto-replied',
      });
    } catch (error) {
      log.warn({ id, err: error }, 'the acknowledgement was not sent');
    }
  };
}
