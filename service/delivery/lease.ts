import type { LeasedDelivery, Store } from '../store/Store.ts';

/** How long a lease that is not renewed stands before others take it, and how often it is renewed, in milliseconds. */
export const leaseMs = 50_000;
const renewedMs = 15_000;

/** Renews the lease of a delivery until it is let go of, however long the attempt takes. */
export function holdLease(store: Store, delivery: LeasedDelivery, now: () => number): () => void {
  const renew = () => void store.renew(delivery, { now: now(), leaseMs }).catch(() => undefined);
  const timer = setInterval(renew, renewedMs).unref();
  return () => clearInterval(timer);
}
