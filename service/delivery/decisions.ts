import type { Channel, LeasedDelivery } from '../store/Store.ts';
import type { DeliveryOptions } from './types.ts';

/** The outcome of a delivery: how to record it, and what to report, once, after that. */
export interface Decision {
  write(): Promise<void>;
  tell(): Promise<void> | void;
}

interface DecisionOptions extends Pick<DeliveryOptions, 'store' | 'log' | 'metrics' | 'now'> {
  channel: Channel;
  /** Called after a delivery is recorded as done; may not throw. */
  onDelivered?: (delivery: LeasedDelivery) => Promise<void>;
  /** Called after a delivery that could not be recorded: its inquiry may have been erased meanwhile. */
  onUnrecorded?: (delivery: LeasedDelivery) => Promise<void>;
}

export function createDecisions({ store, log, metrics, now, channel, ...options }: DecisionOptions) {
  const described = ({ inquiry: { id }, attempts }: LeasedDelivery) => ({
    id,
    channel,
    attempts: attempts + 1,
  });

  return {
    deliver(delivery: LeasedDelivery): Decision {
      let recorded = false;
      return {
        async write() {
          recorded = await store.done(delivery, now());
        },
        async tell() {
          metrics.countDelivery(channel, 'delivered');
          log.info(described(delivery), 'delivered');
          await (recorded ? options.onDelivered : options.onUnrecorded)?.(delivery);
        },
      };
    },

    park: (delivery: LeasedDelivery, error: string): Decision => ({
      write: () => store.park(delivery, { now: now(), error }),
      tell() {
        metrics.countDelivery(channel, 'parked');
        log.error(described(delivery), 'delivery parked');
      },
    }),

    /** Retries after `waitMs`. */
    retry: (delivery: LeasedDelivery, error: string, waitMs: number): Decision => ({
      write: () => store.fail(delivery, { now: now(), nextAttemptAt: now() + Math.round(waitMs), error }),
      tell() {
        metrics.countDelivery(channel, 'failed');
        log.warn(described(delivery), 'delivery failed');
      },
    }),

    /** A probe: does not count as an attempt. */
    giveBack: (delivery: LeasedDelivery, error: string): Decision => ({
      write: () => store.giveBack(delivery, error),
      tell: () => undefined,
    }),
  };
}
