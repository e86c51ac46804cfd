import { createHash } from 'node:crypto';
import type { LeasedDelivery } from '../../store/Store.ts';
import { emailKey } from '../../store/emailKey.ts';
import { referenceOf } from '../reference.ts';
import type { DeliveryOptions } from '../types.ts';
import { messageIdOf } from './compose.ts';
import type { Mailbox } from './compose.ts';
import type { Mailer } from './Mailer.ts';

const dayMs = 86_400_000;

interface AutoReplyOptions extends Pick<DeliveryOptions, 'store' | 'log' | 'now'> {
  mailer: Mailer;
  from: Mailbox;
  /** The fixed words; nothing the visitor wrote is ever sent along. */
  words: { subject: string; text: string };
}

/**
 * Acknowledges an inquiry to the address it names: once a day for each, as anybody can name anybody's.
 * It is tried once: what it tells, the page has told already.
 */
export function createAutoReply({ store, log, now, mailer, from, words }: AutoReplyOptions) {
  return async ({ inquiry }: LeasedDelivery): Promise<void> => {
    const { id, receivedAt, fields } = inquiry;
    if (now() - receivedAt > dayMs) return;
    const address = createHash('sha256').update(emailKey(fields.email)).digest('base64url');
    try {
      const { count } = await store.hit(`auto-reply:${address}`, { now: now(), windowMs: dayMs });
      if (count > 1) return;
      await mailer.deliver({
        file: `${referenceOf(id)}-reply`,
        from,
        to: { address: fields.email },
        messageId: messageIdOf('reply', id, from),
        ...words,
        autoSubmitted: 'auto-replied',
      });
    } catch (error) {
      log.warn({ id, err: error }, 'the acknowledgement was not sent');
    }
  };
}
