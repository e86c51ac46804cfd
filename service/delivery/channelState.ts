import type { Channel } from '../store/Store.ts';
import { pauseAfter } from './retry.ts';
import type { DeliveryOptions, Outcome, Trouble } from './types.ts';

interface ChannelStateOptions extends Pick<DeliveryOptions, 'log' | 'now'> {
  channel: Channel;
  /** Monotonic clock, in milliseconds. */
  steady: () => number;
}

/** A channel's health, judged by its last attempts: how long it pauses, and what an operator has to fix. */
export function createChannelState({ channel, log, now, steady }: ChannelStateOptions) {
  let failures = 0;
  /** Inquiries that failed since the last delivery that arrived. */
  const failed = new Set<string>();
  let pausedUntil = -Infinity;
  let trouble: Trouble | null = null;

  function pauseFor(ms: number): void {
    pausedUntil = steady() + ms;
    log.warn({ channel, count: failures, ms: Math.min(ms, Number.MAX_SAFE_INTEGER) }, 'channel paused');
  }

  function noteUp(): void {
    failures = 0;
    failed.clear();
    trouble = null;
  }

  return {
    isPaused: () => steady() < pausedUntil,
    /** Whether the channel is known to work; if not, a single delivery probes it. */
    isUp: () => failures === 0,
    trouble: () => trouble,
    noteUp,

    /** Notes that an attempt reached the other side. True if this ends an outage that hit more than one inquiry. */
    noteAnswer(outcome: Outcome): boolean {
      // A single inquiry may have failed by its own fault; two mean an outage, which left others with long delays.
      const recovered = failed.size > 1;
      noteUp();
      if (outcome.kind === 'stopped') pauseFor(Infinity);
      return recovered;
    },

    /** Notes that the channel is down, with `factor` as the jitter. Returns the pause in milliseconds. */
    noteDown(id: string, outcome: Extract<Outcome, { kind: 'down' }>, words: string, factor: number): number {
      failures++;
      failed.add(id);
      const pause = Math.round(outcome.retryAfterMs ?? pauseAfter(failures) * factor);
      pauseFor(pause);
      if (outcome.needsSomebody) trouble = { channel, words, since: trouble?.since ?? now() };
      return pause;
    },
  };
}
