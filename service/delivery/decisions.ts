import type { Channel, LeasedDelivery } from '../store/Store.ts';
import type { DeliveryOptions } from './types.ts';

/** What becomes of a delivery: how it is recorded, and what is told of it once it is, once. */
export interface Decision {
  write(): Promise<void>;
  tell(): Promise<void> | void;
}

interface DecisionOptions extends Pick<DeliveryOptions, 'store' | 'log' | 'metrics' | 'now'> {
  channel: Channel;
  /** Called after a delivery is recorded as done; may not throw. */
  onDelivered?: (delivery: LeasedDelivery) => Promise<void>;
  /** Called when one was made that is recorded nowhere: its inquiry may have been erased meanwhile. */
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

    /** Tried again after `waitMs`. */
    retry: (delivery: LeasedDelivery, error: string, waitMs: number): Decision => ({
      write: () => store.fail(delivery, { now: now(), nextAttemptAt: now() + Math.round(waitMs), error }),
      tell() {
        metrics.countDelivery(channel, 'failed');
        log.warn(described(delivery), 'delivery failed');
      },
    }),

    /** It only probed the channel: no attempt of its own. */
    giveBack: (delivery: LeasedDelivery, error: string): Decision => ({
      write: () => store.giveBack(delivery, error),
      tell: () => undefined,
    }),
  };
}
