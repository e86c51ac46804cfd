import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Store } from '../store/Store.ts';

interface SharedLimitOptions {
  now: () => number;
  /** Makes the keys in the store unreadable without it; the same for all instances on one store. */
  secret: string;
  /** Called when a hit could not be counted; the request is let through. */
  onFailure: () => void;
}

const dayMs = 86_400_000;
/** Addresses remembered at most, so that memory stays flat. */
const mostForgiven = 10_000;

/**
 * The rate limit's counts, shared by all instances through the store, by a daily-salted HMAC of the address.
 * `forgive` takes a hit back on this instance: the store counts upwards only.
 */
export function createSharedLimit(store: Pick<Store, 'hit'>, { now, secret, onFailure }: SharedLimitOptions) {
  const forgiven = new Map<string, { count: number; until: number }>();

  const keyOf = (address: string) =>
    createHmac('sha256', `${secret}:${Math.floor(now() / dayMs)}`)
      .update(address)
      .digest('base64url');

  function forgivenTo(address: string, at: number): number {
    const { count = 0, until = 0 } = forgiven.get(address) ?? {};
    if (until > at) return count;
    forgiven.delete(address);
    return 0;
  }

  class SharedLimit implements FastifyRateLimitStore {
    incr(
      address: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const at = now();
      store.hit(`limit:${keyOf(address)}`, { now: at, windowMs }).then(
        ({ count, resetAt }) =>
          callback(null, { current: count - forgivenTo(address, at), ttl: Math.max(1, resetAt - at) }),
        () => {
          onFailure();
          callback(null, { current: 0, ttl: windowMs });
        },
      );
    }

    child(): this {
      return this;
    }
  }

  return {
    SharedLimit,
    /** Takes one hit of the address back; `ttl` is what is left of its window, in milliseconds. */
    forgive(address: string, ttl: number): void {
      const at = now();
      if (forgiven.size >= mostForgiven) forgiven.clear();
      forgiven.set(address, { count: forgivenTo(address, at) + 1, until: at + ttl });
    },
  };
}
