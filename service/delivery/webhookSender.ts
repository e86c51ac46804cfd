import { dayMs } from '../lib/durations.ts';
import type { LeasedDelivery } from '../store/Store.ts';
import { versionOfRow } from '../store/steps.ts';
import { messageOf } from '../lib/messageOf.ts';
import { referenceOf } from './reference.ts';
import { createPost } from './standardWebhook.ts';
import type { WebhookTarget } from './standardWebhook.ts';
import type { Outcome, Sender } from './types.ts';

const timeoutMs = 15_000;
/** Characters of a response that are read as the receiver's reply. */
const readWords = 300;
/** The longest wait that a receiver may ask for, in milliseconds. */
const longestWait = dayMs;

/** What the receiver gets: the id by which it knows a repeat, and the body. */
interface WebhookEvent {
  id: string;
  body: string;
}

const iso = (time: number) => new Date(time).toISOString();

function receivedEvent({ inquiry }: LeasedDelivery): WebhookEvent {
  const { id, receivedAt, fields, countryCode } = inquiry;
  const data = { id, reference: referenceOf(id), ...fields, ...(countryCode && { countryCode }) };
  return { id, body: JSON.stringify({ type: 'inquiry.received', timestamp: iso(receivedAt), data }) };
}

/** An event of a step says nothing of what the visitor wrote, and the same at every attempt. */
function stepEvent({ inquiry, channel }: LeasedDelivery): WebhookEvent {
  const { id, receivedAt, dueAt, steps } = inquiry;
  const step = steps.find(({ version }) => version === versionOfRow(channel));
  if (!step) throw new Error(`there is no step for ${channel}`);
  const { version, kind, state, at } = step;
  const times = { receivedAt: iso(receivedAt), dueAt: dueAt === null ? null : iso(dueAt) };
  const data = { id, reference: referenceOf(id), state, version, ...times };
  return {
    id: `${id}.${version}`,
    body: JSON.stringify({ type: `inquiry.${kind}`, timestamp: iso(at), data }),
  };
}

const eventOf = { webhook: receivedEvent, event: stepEvent };

/** `Retry-After` (seconds or an HTTP date) in milliseconds from now; undefined if there is none to honour. */
function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return ms > 0 ? Math.min(ms, longestWait) : undefined;
}

async function firstWords(response: Response): Promise<string> {
  let words = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    words += decoder.decode(chunk, { stream: true });
    if (words.length >= readWords) break;
  }
  return words.slice(0, readWords).trim();
}

/**
 * Reads a response by the Standard Webhooks specification: 2xx is delivered, anything else is retried, and 410 ends the
 * channel.
 */
async function outcomeOf(response: Response, now: number): Promise<Outcome> {
  const { status, ok } = response;
  if (ok) {
    await response.body?.cancel();
    return { kind: 'delivered' };
  }
  // A response that breaks off still has its status.
  const words = `${status} ${await firstWords(response).catch(() => '')}`.trim();
  if (status === 410) return { kind: 'stopped', words };
  const aboutThisOne = status >= 400 && status < 500 && ![401, 403, 404, 408, 425, 429].includes(status);
  if (aboutThisOne) return { kind: 'delayed', words };
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), now);
  // A 5xx may be caused by this payload; a request to wait is not.
  const isCertain = status < 500 || retryAfterMs !== undefined;
  const needsSomebody = retryAfterMs === undefined && (status < 400 || [401, 403, 404].includes(status));
  return {
    kind: 'down',
    words,
    isCertain,
    needsSomebody,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

/** The cause behind fetch's "fetch failed". */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : messageOf(error);

/** Posts inquiries, or what becomes of them, to a CRM or chat, signed by the Standard Webhooks specification. */
export function createWebhookSender(
  channel: keyof typeof eventOf,
  webhook: WebhookTarget,
  now: () => number,
): Sender {
  const post = createPost(webhook, now, timeoutMs);
  return {
    channel,
    async send(delivery) {
      const { id, body } = eventOf[channel](delivery);
      try {
        return await outcomeOf(await post(id, body), now());
      } catch (error) {
        return { kind: 'down', words: reasonOf(error), isCertain: false };
      }
    },
    rest: () => undefined,
  };
}
