import { randomUUID } from 'node:crypto';
import { messageOf } from '../../lib/messageOf.ts';
import { messageIdOf } from '../mail/compose.ts';
import type { Mailbox } from '../mail/compose.ts';
import type { Mailer } from '../mail/Mailer.ts';
import { createPost } from '../standardWebhook.ts';
import type { WebhookTarget } from '../standardWebhook.ts';
import type { DeliveryOptions } from '../types.ts';
import type { Notice } from './notices.ts';

const timeoutMs = 15_000;

interface AlertOptions extends Pick<DeliveryOptions, 'log' | 'now'> {
  mailer: Mailer;
  from: Mailbox;
  to: Mailbox;
  brand: string;
  /** A second channel, for when mail is what does not work. */
  webhook: WebhookTarget | null;
}

/** Alerts the operators. */
export function createAlerts({ mailer, from, to, brand, webhook, log, now }: AlertOptions) {
  const post = webhook && createPost(webhook, now, timeoutMs);

  async function mail(kind: string, { subject, details, hint }: Notice): Promise<void> {
    const id = randomUUID();
    await mailer.deliver({
      ...{ from, to },
      file: `notice-${kind}-${id}`,
      messageId: messageIdOf(kind, id, from),
      subject: `${brand}: ${subject}`,
      text: [...details, ...(details.length > 0 ? [''] : []), hint, ''].join('\n'),
      autoSubmitted: 'auto-generated',
    });
    mailer.rest();
  }

  async function call(kind: string, { subject, hint }: Notice): Promise<void> {
    if (!post) return;
    const event = { type: 'service.alert', timestamp: new Date(now()).toISOString() };
    const answer = await post(
      randomUUID(),
      JSON.stringify({ ...event, data: { kind, brand, subject, hint } }),
    );
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the receiver of alerts answered ${answer.status}`);
  }

  return {
    /** By mail only, since it says who wrote what. */
    mail,
    /** By every channel; the webhook gets nothing that a visitor wrote. @throws when all of them failed */
    async notify(kind: string, notice: Notice): Promise<void> {
      const ways = post ? [mail(kind, notice), call(kind, notice)] : [mail(kind, notice)];
      const failures = (await Promise.allSettled(ways)).filter((way) => way.status === 'rejected');
      const [first] = failures;
      if (first && failures.length === ways.length)
        throw new Error(messageOf(first.reason), { cause: first.reason });
      if (first) log.warn({ err: first.reason, reason: kind }, 'an alert went one way only');
    },
  };
}

export type Alerts = ReturnType<typeof createAlerts>;
