import type { Lease } from '../store/Store.ts';

interface LeaseWatchOptions {
  /** The current leases. */
  leases: () => Promise<Lease[]>;
  /** Monotonic clock, in milliseconds. */
  steady: () => number;
  /** Milliseconds without a renewal after which a holder counts as gone. */
  leaseMs: number;
}

/** How often the leases are read, in milliseconds. */
const everyMs = 4_000;

/**
 * Finds abandoned leases: those not renewed while this instance watched them for `leaseMs`. No wall clock is involved,
 * so a clock that jumps, or differs between machines, costs no holder its lease.
 */
export function createLeaseWatch({ leases, steady, leaseMs }: LeaseWatchOptions) {
  let seen = new Map<string, { beat: number; since: number }>();
  let lookedAt = -Infinity;

  return async (): Promise<string[]> => {
    const at = steady();
    if (at - lookedAt >= everyMs) {
      lookedAt = at;
      seen = new Map(
        (await leases()).map(({ token, beat }) => {
          const before = seen.get(token);
          return [token, before?.beat === beat ? before : { beat, since: at }];
        }),
      );
    }
    return [...seen].filter(([, { since }]) => at - since >= leaseMs).map(([token]) => token);
  };
}
