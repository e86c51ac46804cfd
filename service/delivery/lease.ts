import type { LeasedDelivery, Store } from '../store/Store.ts';

/** Milliseconds after which others take a lease that is not renewed, and how often it is renewed. */
export const leaseMs = 50_000;
export const renewedMs = 15_000;

/** Keeps renewing the lease of a delivery, however long the attempt takes. Returns what stops it. */
export function holdLease(store: Store, delivery: LeasedDelivery, now: () => number): () => void {
  const renew = () => void store.renew(delivery, { now: now(), leaseMs }).catch(() => undefined);
  const timer = setInterval(renew, renewedMs).unref();
  return () => clearInterval(timer);
}
