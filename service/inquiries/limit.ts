import { sourcesOf } from '../location/address.ts';
import type { IntakeStore, LimitWindow } from '../store/Store.ts';
import { createMemoryWindows } from '../store/memoryWindows.ts';
import { minuteMs } from '../lib/durations.ts';

/** Each window with how many times a minute's inquiries it takes. */
const windows = [
  { windowMs: minuteMs, times: 1 },
  { windowMs: 60 * minuteMs, times: 5 },
  { windowMs: 24 * 60 * minuteMs, times: 15 },
];

/** A network takes so many times what one address does. */
const networkTimes = 4;

type Counter = Pick<IntakeStore, 'count'>;

/** A window with the most posts that it takes. */
interface Quota extends LimitWindow {
  most: number;
}

interface LimitOptions {
  store: Counter;
  /** Inquiries a minute from one address. */
  perMinute: number;
  now: () => number;
  /** Called when the store could not count a post; it is counted here. */
  onFailure: () => void;
}

/** What the limit says of a post. */
export interface Counted {
  /** Whoever it counts for. */
  source: string;
  /** The posts of this source in the last hour, this one included. */
  thisHour: number;
  /** Until the next is taken, in milliseconds; null when this one is. */
  waitMs: number | null;
  /** Takes the post back. */
  forgive(): Promise<void>;
}

/** Counts posts by minute, hour and day, for an address and for its network. */
export function createLimit({ store, perMinute, now, onFailure }: LimitOptions) {
  const quotasOf = (source: string, factor: number): Quota[] =>
    windows.map(({ windowMs, times }) => ({ source, windowMs, most: perMinute * times * factor }));
  const countHere = createMemoryWindows();
  const here: Counter = { count: async (quotas, options) => countHere(quotas, options) };

  /** Counts a post: a store that is too busy to count would take whatever one address sends. */
  async function tally(counter: Counter, quotas: readonly Quota[], at: number) {
    try {
      return { counter, counted: await counter.count(quotas, { now: at }) };
    } catch {
      onFailure();
      return { counter: here, counted: await here.count(quotas, { now: at }) };
    }
  }

  return async (address: string): Promise<Counted> => {
    const { one, network } = sourcesOf(address);
    const quotas = [...quotasOf(one, 1), ...quotasOf(network, networkTimes)];
    const at = now();
    const { counter, counted } = await tally(store, quotas, at);
    const waits = counted.flatMap(({ count, resetAt }, index) =>
      count > (quotas[index]?.most ?? Infinity) ? [Math.max(1, resetAt - at)] : [],
    );
    return {
      source: one,
      thisHour: counted[1]?.count ?? 0,
      waitMs: waits.length > 0 ? Math.max(...waits) : null,
      async forgive() {
        await counter.count(quotas, { now: at, hits: -1 }).catch(onFailure);
      },
    };
  };
}
