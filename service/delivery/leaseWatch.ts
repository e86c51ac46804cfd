import type { Channel, Store } from '../store/Store.ts';

interface LeaseWatchOptions {
  store: Store;
  channel: Channel;
  /** Milliseconds of a clock that nobody sets. */
  steady: () => number;
  /** How long a lease stands still before its holder counts as gone, in milliseconds. */
  leaseMs: number;
}

/** The leases are looked at so often, in milliseconds. */
const everyMs = 4_000;

/**
 * Tells which leases are abandoned: those that were not renewed for as long as this instance has been looking. Clocks
 * of the wall play no part, so that one that leaps, or differs from another machine's, takes nothing from its holder.
 */
export function createLeaseWatch({ store, channel, steady, leaseMs }: LeaseWatchOptions) {
  let seen = new Map<string, { beat: number; since: number }>();
  let lookedAt = -Infinity;

  return async (): Promise<string[]> => {
    const at = steady();
    if (at - lookedAt >= everyMs) {
      lookedAt = at;
      seen = new Map(
        (await store.leases(channel)).map(({ token, beat }) => {
          const before = seen.get(token);
          return [token, before?.beat === beat ? before : { beat, since: at }];
        }),
      );
    }
    return [...seen].filter(([, { since }]) => at - since >= leaseMs).map(([token]) => token);
  };
}
