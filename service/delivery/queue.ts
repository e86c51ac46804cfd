import { setTimeout as sleep } from 'node:timers/promises';
import type { LeasedDelivery } from '../store/Store.ts';
import { messageOf } from './messageOf.ts';
import { jitter, pauseAfter, retryDelay } from './retry.ts';
import type { DeliveryOptions, Outcome, Sender } from './types.ts';

/** Longer than any attempt, in milliseconds, so that a lease lapses only when its holder is gone. */
const leaseMs = 60_000;

interface QueueOptions extends Pick<DeliveryOptions, 'store' | 'log' | 'metrics' | 'now' | 'random'> {
  sender: Sender;
  /** Called after a delivery is recorded as done; may not throw. */
  onDelivered?: (delivery: LeasedDelivery) => Promise<void>;
}

/** How long one that may have broken the channel lets others go first, in milliseconds. */
const afterOthersMs = 1_000;

/**
 * Sends what waits on one channel, one at a time, oldest first. A channel that fails pauses as a whole; then a single
 * delivery probes it, and when that arrives, all that the pause has set back is due at once.
 */
export function createQueue(options: QueueOptions) {
  const { store, sender, log, metrics, now, random = Math.random, onDelivered } = options;
  const { channel } = sender;
  let failures = 0;
  /** The inquiries that failed since the last that arrived. */
  const failed = new Set<string>();
  let pause = { from: 0, until: 0 };
  let stopped = false;
  let held: LeasedDelivery | null = null;
  /** What is decided but not yet recorded: nothing else is sent before it is, or it would be sent twice. */
  let unrecorded: (() => Promise<void>) | null = null;

  // A clock set back to before the pause ends it.
  const isPaused = () => now() >= pause.from && now() < pause.until;

  async function next(): Promise<{ delivery: LeasedDelivery; early: boolean } | null> {
    const [due] = await store.claim(channel, { now: now(), limit: 1, leaseMs });
    if (due) return { delivery: due, early: false };
    if (failures === 0) return null;
    const [early] = await store.claim(channel, { now: now(), limit: 1, leaseMs, early: true });
    return early ? { delivery: early, early: true } : null;
  }

  async function attempt(delivery: LeasedDelivery): Promise<Outcome> {
    try {
      return await sender.send(delivery);
    } catch (error) {
      return { kind: 'delayed', words: `This inquiry cannot be written: ${messageOf(error)}` };
    }
  }

  function park(delivery: LeasedDelivery, error: string): Promise<void> {
    metrics.countDelivery(channel, 'parked');
    log.error({ id: delivery.inquiry.id, channel, attempts: delivery.attempts + 1 }, 'delivery parked');
    return store.park(delivery, { now: now(), error });
  }

  function retry(delivery: LeasedDelivery, error: string, factor: number, notBefore = 0): Promise<void> {
    const delay = retryDelay(delivery.attempts);
    if (delay === null) return park(delivery, error);
    metrics.countDelivery(channel, 'failed');
    log.warn({ id: delivery.inquiry.id, channel, attempts: delivery.attempts + 1 }, 'delivery failed');
    const nextAttemptAt = Math.max(notBefore, now() + Math.round(delay * factor));
    return store.fail(delivery, { now: now(), nextAttemptAt, error });
  }

  function pauseFor(ms: number): void {
    pause = { from: now(), until: now() + ms };
    log.warn({ channel, count: failures, ms: Math.min(ms, Number.MAX_SAFE_INTEGER) }, 'channel paused');
  }

  /** Notes what the outcome says of the channel; gives back how it is recorded. */
  function settle(delivery: LeasedDelivery, early: boolean, outcome: Outcome): () => Promise<void> {
    const factor = jitter(random());
    if (outcome.kind === 'down') {
      failures++;
      failed.add(delivery.inquiry.id);
      pauseFor(Math.round(outcome.retryAfterMs ?? pauseAfter(failures) * factor));
      if (early) return () => store.giveBack(delivery, outcome.words);
      return () =>
        retry(delivery, outcome.words, factor, outcome.isCertain ? 0 : pause.until + afterOthersMs);
    }
    // One alone may have failed by its own fault; after two, others wait longer than they need to.
    const recovered = failed.size > 1;
    failures = 0;
    failed.clear();
    if (outcome.kind === 'stopped') pauseFor(Infinity);
    return async () => {
      if (outcome.kind === 'delivered') await store.done(delivery, now());
      else if (outcome.kind === 'delayed') await retry(delivery, outcome.words, factor);
      else await park(delivery, outcome.words);
      if (recovered) await store.hasten(channel, now());
    };
  }

  async function record(): Promise<void> {
    await unrecorded?.();
    unrecorded = null;
    held = null;
  }

  /** One delivery, if one may be sent; whether to go on. */
  async function step(): Promise<boolean> {
    await record();
    if (isPaused()) return false;
    const found = await next();
    if (!found) {
      failures = 0;
      failed.clear();
      return false;
    }
    const { delivery, early } = found;
    held = delivery;
    if (stopped) return false;
    const outcome = await attempt(delivery);
    if (stopped && outcome.kind !== 'delivered') return false;
    unrecorded = settle(delivery, early, outcome);
    await record();
    if (outcome.kind === 'delivered') {
      metrics.countDelivery(channel, 'delivered');
      log.info({ id: delivery.inquiry.id, channel, attempts: delivery.attempts + 1 }, 'delivered');
      await onDelivered?.(delivery);
    }
    return true;
  }

  async function run(): Promise<void> {
    try {
      while (!stopped && (await step()));
    } catch (error) {
      log.warn({ channel, err: error }, 'the queue cannot be read or written now');
    } finally {
      sender.rest();
    }
  }

  let running: Promise<void> | null = null;
  let again = false;

  /** Sends all that is due; calls while it runs join it. */
  function drain(): Promise<void> {
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await run();
      }
      running = null;
    })();
    return running;
  }

  return {
    drain,
    /** Ends after the attempt that runs, which `withinMs` may cut short; its lease is given back. */
    async stop(withinMs: number): Promise<void> {
      stopped = true;
      const end = new AbortController();
      const late = sleep(withinMs, undefined, { signal: end.signal }).catch(() => undefined);
      await Promise.race([running, late]);
      end.abort();
      sender.rest();
      try {
        if (unrecorded) await record();
        else if (held) await store.giveBack(held);
      } catch (error) {
        log.warn({ channel, err: error }, 'the lease was not given back; it ends by itself');
      }
    },
  };
}
