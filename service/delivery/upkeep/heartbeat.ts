import { minuteMs } from '../../lib/durations.ts';
import type { StoreStats } from '../../store/Store.ts';
import type { DeliveryOptions, Trouble } from '../types.ts';

const timeoutMs = 10_000;
/** A delivery that waits for longer than this, in milliseconds, means that deliveries do not work. */
const longestWaitMs = 15 * minuteMs;

export type Heartbeat = (stats: StoreStats, troubles: readonly Trouble[]) => Promise<void>;

/**
 * Dead man's switch: calls an address while the store answers and deliveries work, so that an outside monitor notices
 * any failure.
 */
export function createHeartbeat(url: string, log: DeliveryOptions['log']): Heartbeat {
  return async ({ oldestUndeliveredMs }, troubles) => {
    if (troubles.length > 0 || (oldestUndeliveredMs ?? 0) > longestWaitMs) return;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      await answer.body?.cancel();
      if (!answer.ok) log.warn({ status: answer.status }, 'the heartbeat was not taken');
    } catch (error) {
      log.warn({ err: error }, 'the heartbeat was not taken');
    }
  };
}
