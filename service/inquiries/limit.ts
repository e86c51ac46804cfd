import { sourcesOf } from '../location/address.ts';
import type { CountedWindow, IntakeStore, LimitWindow } from '../store/Store.ts';
import { createMemoryWindows } from '../store/memoryWindows.ts';
import { createRefusedNetworks } from './refusedNetworks.ts';
import { minuteMs } from '../lib/durations.ts';

/** Each window with how many times a minute's inquiries it takes. */
const windows = [
  { windowMs: minuteMs, times: 1 },
  { windowMs: 60 * minuteMs, times: 5 },
  { windowMs: 24 * 60 * minuteMs, times: 15 },
];

/** A network takes so many times what one address does; one of IPv6 holds the addresses of many more households. */
const networkTimes = { 4: 4, 6: 16 };

/** One address's share of what its network sent, whichever the family. */
const sharers = 4;

type Counter = Pick<IntakeStore, 'count'>;

/** A window with the most posts that it takes. */
interface Quota extends LimitWindow {
  most: number;
}

/** A post as it was counted: by whom, in which windows, and what they hold with it. */
interface Tally {
  counter: Counter;
  quotas: readonly Quota[];
  counted: readonly CountedWindow[];
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
  /** The posts of this source in the last hour, this one included, or one address's share of its network's. */
  thisHour: number;
  /** Until the next is taken, in milliseconds; null when this one is. */
  waitMs: number | null;
  /** Takes the post back. */
  forgive(): Promise<void>;
}

/** Counts a post from an address. */
export type Limit = (address: string) => Promise<Counted>;

/** The posts of the last hour. */
const hourOf = (tally: Tally | undefined): number => tally?.counted[1]?.count ?? 0;

/** Until all these windows take another post, in milliseconds; null when they took this one. */
function waitOf({ quotas, counted }: Tally, at: number): number | null {
  const waits = counted.flatMap(({ count, resetAt }, index) =>
    count > (quotas[index]?.most ?? Infinity) ? [Math.max(1, resetAt - at)] : [],
  );
  return waits.length > 0 ? Math.max(...waits) : null;
}

/**
 * Counts posts by minute, hour and day: every one for its address, and for its network those that the address was still
 * allowed, so that nobody's neighbours are refused for what he alone sends.
 */
export function createLimit({ store, perMinute, now, onFailure }: LimitOptions): Limit {
  const quotasOf = (source: string, factor: number): Quota[] =>
    windows.map(({ windowMs, times }) => ({ source, windowMs, most: perMinute * times * factor }));
  const countHere = createMemoryWindows();
  const here: Counter = { count: async (quotas, options) => countHere(quotas, options) };
  const refused = createRefusedNetworks();

  /** Counts a post: a store that is too busy to count would take whatever one address sends. */
  async function tally(counter: Counter, quotas: readonly Quota[], at: number): Promise<Tally> {
    try {
      return { counter, quotas, counted: await counter.count(quotas, { now: at }) };
    } catch {
      onFailure();
      return { counter: here, quotas, counted: await here.count(quotas, { now: at }) };
    }
  }

  return async (address: string): Promise<Counted> => {
    const { one, network, family } = sourcesOf(address);
    const at = now();
    const tallies: Tally[] = [];
    const counted = (waitMs: number | null): Counted => ({
      source: one,
      thisHour: Math.max(hourOf(tallies[0]), Math.ceil(hourOf(tallies[1]) / sharers)),
      waitMs,
      async forgive() {
        const takeBack = ({ counter, quotas }: Tally) => counter.count(quotas, { now: at, hits: -1 });
        await Promise.all(tallies.map(takeBack)).catch(onFailure);
      },
    });

    // The addresses of a network that is refused are not remembered: there are enough to push out everybody else.
    const refusedMs = refused.waitOf(network, at);
    if (refusedMs !== null) return counted(refusedMs);
    const ofOne = await tally(store, quotasOf(one, 1), at);
    tallies.push(ofOne);
    const waitMs = waitOf(ofOne, at);
    if (waitMs !== null) return counted(waitMs);
    const ofNetwork = await tally(ofOne.counter, quotasOf(network, networkTimes[family]), at);
    tallies.push(ofNetwork);
    const networkMs = waitOf(ofNetwork, at);
    if (networkMs !== null) refused.add(network, at, networkMs);
    return counted(networkMs);
  };
}
