import { setTimeout as sleep } from 'node:timers/promises';
import { StoreNotOpen, StoreUnavailable } from '../store/Store.ts';
import type { IntakeStore, Store } from '../store/Store.ts';

/** Delays between attempts to open, in milliseconds; the last one repeats. */
const waits = [1_000, 2_000, 5_000, 10_000];

/**
 * Keeps trying to open a store that may not be there yet; everything that needs no store works meanwhile.
 * @param onFailure called after each failed attempt, with the milliseconds until the next
 */
export function openLate(open: () => Promise<Store>, onFailure: (error: unknown, againInMs: number) => void) {
  const opened = Promise.withResolvers<Store>();
  const tried = Promise.withResolvers<unknown>();
  const end = new AbortController();
  const { signal } = end;
  let store: Store | null = null;
  let trouble: string | null = 'The database is being opened';

  async function openNow(): Promise<Store | null> {
    const found = await open();
    if (!signal.aborted) return found;
    await found.close();
    return null;
  }

  async function openOnce(againInMs: number): Promise<void> {
    try {
      store = await openNow();
      if (!store) return;
      trouble = null;
      opened.resolve(store);
    } catch (error) {
      trouble = error instanceof StoreNotOpen ? error.reason : 'The database cannot be opened';
      onFailure(error, againInMs);
    }
  }

  async function openAtLast(): Promise<void> {
    for (let tries = 0; !store && !signal.aborted; tries++) {
      const againInMs = waits[Math.min(tries, waits.length - 1)] ?? 0;
      await openOnce(againInMs);
      tried.resolve(null);
      if (!store) await sleep(againInMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async function whenOpen<Result>(call: (open: Store) => Promise<Result>): Promise<Result> {
    if (!store) throw new StoreUnavailable(trouble ?? '');
    return call(store);
  }

  const opening = openAtLast();
  const intake: IntakeStore = {
    put: (inquiry) => whenOpen((open) => open.put(inquiry)),
    count: (windows, options) => whenOpen((open) => open.count(windows, options)),
    usedBytes: (closeTo) => whenOpen((open) => open.usedBytes(closeTo)),
    hit: (key, options) => whenOpen((open) => open.hit(key, options)),
    stats: (now) => whenOpen((open) => open.stats(now)),
    get: (id) => whenOpen((open) => open.get(id)),
    endingIn: (tail) => whenOpen((open) => open.endingIn(tail)),
    step: (id, change) => whenOpen((open) => open.step(id, change)),
    linkKeys: () => whenOpen((open) => open.linkKeys()),
    ready: () => (store ? store.ready() : Promise.resolve(false)),
  };
  return {
    /** The store's methods; until it is open they throw {@link StoreUnavailable}. */
    intake,
    /** The store itself. Throws {@link StoreUnavailable} until it is open. */
    whole(): Store {
      if (!store) throw new StoreUnavailable(trouble ?? '');
      return store;
    },
    /** Resolves with the store once it is open; never, if it is closed before. */
    opened: opened.promise,
    /** Resolves after the first attempt. */
    tried: tried.promise,
    /** Why the store is not open, in words that anyone may read; null once it is open. */
    trouble: () => trouble,
    async close(): Promise<void> {
      end.abort();
      await opening;
      await store?.close();
    },
  };
}
