import type { CountOptions, CountedWindow, LimitWindow } from './Store.ts';
import { clockSkewMs } from './clockSkew.ts';

/** Windows remembered at most, some ten megabytes; beyond it the oldest are forgotten. */
const mostWindows = 60_000;

/**
 * Counts in windows, in memory, for one process: addresses that are never written down need no hiding. A window whose
 * end lies further away than it is long, because the clock was set back, starts anew.
 */
export function createMemoryWindows(most = mostWindows) {
  const known = new Map<string, CountedWindow>();

  function countIn({ source, windowMs }: LimitWindow, { now, hits = 1 }: CountOptions): CountedWindow {
    const key = `${windowMs} ${source}`;
    const before = known.get(key);
    const runs = before && before.resetAt > now && before.resetAt <= now + windowMs + clockSkewMs;
    if (runs) {
      before.count += hits;
      return { ...before };
    }
    const first = { count: Math.max(0, hits), resetAt: now + windowMs };
    // Whoever begins anew is the youngest.
    known.delete(key);
    known.set(key, first);
    const [oldest] = known.size > most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return { ...first };
  }

  return (windows: readonly LimitWindow[], options: CountOptions): CountedWindow[] =>
    windows.map((window) => countIn(window, options));
}
