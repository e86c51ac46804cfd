import { waitFor } from '../lib/waitFor.ts';
import { masked } from '../settings/masked.ts';
import type { LeasedDelivery } from '../store/Store.ts';
import { createChannelState } from './channelState.ts';
import { createDecisions } from './decisions.ts';
import type { Decision } from './decisions.ts';
import { keptWords } from './keptWords.ts';
import { holdLease, leaseMs } from './lease.ts';
import { createLeaseWatch } from './leaseWatch.ts';
import { messageOf } from '../lib/messageOf.ts';
import { jitter, lastDelay, retryDelay } from './retry.ts';
import type { DeliveryOptions, Outcome, Sender } from './types.ts';

interface QueueOptions extends Pick<DeliveryOptions, 'store' | 'log' | 'metrics' | 'now' | 'random'> {
  sender: Sender;
  /** Monotonic clock, in milliseconds. */
  steady: () => number;
  /** Called after a delivery is recorded as done; may not throw. */
  onDelivered?: (delivery: LeasedDelivery) => Promise<void>;
  /** Called after a delivery that could not be recorded: its inquiry may have been erased meanwhile. */
  onUnrecorded?: (delivery: LeasedDelivery) => Promise<void>;
}

/** Extra delay, in milliseconds, of a delivery that may itself have caused the outage, so that others go first. */
const afterOthersMs = 1_000;

/**
 * Sends what waits on one channel, one at a time, oldest first. A failing channel pauses as a whole; then a single
 * delivery probes it, and once that arrives, everything the pause delayed is due at once.
 */
export function createQueue(options: QueueOptions) {
  const { store, sender, log, now, steady, random = Math.random } = options;
  const { channel } = sender;
  const state = createChannelState({ channel, log, now, steady });
  const { deliver, park, retry, giveBack } = createDecisions({ ...options, channel });
  const findAbandoned = createLeaseWatch({ leases: () => store.leases(channel), steady, leaseMs });
  let stopped = false;
  let held: { delivery: LeasedDelivery; letGo: () => void } | null = null;
  /** Not recorded yet: sending anything before it is recorded could send it twice. */
  let decision: Decision | null = null;

  async function next(): Promise<{ delivery: LeasedDelivery; early: boolean } | null> {
    const claim = { now: now(), limit: 1, leaseMs, abandoned: await findAbandoned() };
    const [due] = await store.claim(channel, claim);
    if (due) return { delivery: due, early: false };
    if (state.isUp()) return null;
    const [early] = await store.claim(channel, { ...claim, early: true });
    return early ? { delivery: early, early: true } : null;
  }

  async function attempt(delivery: LeasedDelivery): Promise<Outcome> {
    try {
      return await sender.send(delivery);
    } catch (error) {
      return { kind: 'delayed', words: `This inquiry cannot be written: ${messageOf(error)}` };
    }
  }

  function decide(delivery: LeasedDelivery, early: boolean, outcome: Outcome): Decision {
    if (outcome.kind === 'delivered') return deliver(delivery);
    const words = keptWords(masked(outcome.words));
    if (outcome.kind === 'refused' || outcome.kind === 'stopped') return park(delivery, words);
    const factor = jitter(random());
    const delay = retryDelay(delivery.attempts);
    if (outcome.kind === 'delayed') {
      return delay === null ? park(delivery, words) : retry(delivery, words, delay * factor);
    }
    const pause = state.noteDown(delivery.inquiry.id, outcome, words, factor);
    if (early) return giveBack(delivery, words);
    // An outage of the whole channel is no reason to give a delivery up.
    if (outcome.isCertain) return retry(delivery, words, (delay ?? lastDelay) * factor);
    if (delay === null) return park(delivery, words);
    return retry(delivery, words, Math.max(delay * factor, pause + afterOthersMs));
  }

  /** Decides about the delivery; when the channel has recovered, also makes those due that wait too long. */
  function settle(delivery: LeasedDelivery, early: boolean, outcome: Outcome): Decision {
    const recovered = outcome.kind !== 'down' && state.noteAnswer(outcome);
    const { write, tell } = decide(delivery, early, outcome);
    if (!recovered) return { write, tell };
    return { write: () => write().then(() => store.hasten(channel, now())), tell };
  }

  function letGo(): void {
    held?.letGo();
    held = null;
  }

  async function record(): Promise<void> {
    if (!decision) return;
    await decision.write();
    const { tell } = decision;
    decision = null;
    letGo();
    await tell();
  }

  /** Attempts one delivery if it may. Returns whether to go on. */
  async function step(): Promise<boolean> {
    await record();
    if (state.isPaused()) return false;
    const found = await next();
    if (!found) {
      state.noteUp();
      return false;
    }
    const { delivery, early } = found;
    held = { delivery, letGo: holdLease(store, delivery, now) };
    if (stopped) return false;
    const outcome = await attempt(delivery);
    if (stopped && outcome.kind !== 'delivered') return false;
    decision = settle(delivery, early, outcome);
    await record();
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

  /** Sends everything that is due; if it is running already, it runs once more. Callers need not wait for it. */
  function wake(): void {
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await run();
      }
      running = null;
    })();
  }

  return {
    wake,
    /** Sends all that is due; resolves once done. */
    async drain(): Promise<void> {
      wake();
      await running;
    },
    /** What an operator has to fix before anything is delivered here; null if nothing is known. */
    trouble: state.trouble,
    /** Stops after the current attempt, which `withinMs` may cut short; gives its lease back. */
    async stop(withinMs: number): Promise<void> {
      stopped = true;
      await waitFor(running, withinMs);
      sender.rest();
      try {
        if (decision) await record();
        else if (held) await store.giveBack(held.delivery);
      } catch (error) {
        log.warn({ channel, err: error }, 'the lease was not given back; it ends by itself');
      }
      letGo();
    },
  };
}
