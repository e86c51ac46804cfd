import type { Channel } from '../store/Store.ts';
import { pauseAfter } from './retry.ts';
import type { DeliveryOptions, Outcome, Trouble } from './types.ts';

interface ChannelStateOptions extends Pick<DeliveryOptions, 'log' | 'now'> {
  channel: Channel;
  /** Milliseconds of a clock that nobody sets. */
  steady: () => number;
}

/** Whether a channel works, as its last attempts say: how long it pauses, and what somebody has to look at. */
export function createChannelState({ channel, log, now, steady }: ChannelStateOptions) {
  let failures = 0;
  /** The inquiries that failed since the last that arrived. */
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
    /** Whether it is known to work; if not, a single delivery probes it. */
    isUp: () => failures === 0,
    trouble: () => trouble,
    noteUp,

    /** An attempt reached the other side; whether the channel was down for more than one before it. */
    noteAnswer(outcome: Outcome): boolean {
      // One alone may have failed by its own fault; after two, others wait longer than they need to.
      const recovered = failed.size > 1;
      noteUp();
      if (outcome.kind === 'stopped') pauseFor(Infinity);
      return recovered;
    },

    /** An attempt found the channel down; how long it pauses, in milliseconds, `factor` being the jitter. */
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
