import type { CountOptions, CountedWindow, LimitWindow } from './Store.ts';
import { clockSkewMs } from './clockSkew.ts';

/** The most windows remembered, some ten megabytes; beyond it the oldest are forgotten. */
const mostWindows = 60_000;

/**
 * Counts in windows for one process. Addresses are not hashed, since they stay in memory. A window that ends further
 * ahead than it is long, because the clock was set back, starts over.
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
    // Deleted first, so that a restarted window becomes the newest.
    known.delete(key);
    known.set(key, first);
    const [oldest] = known.size > most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return { ...first };
  }

  return (windows: readonly LimitWindow[], options: CountOptions): CountedWindow[] =>
    windows.map((window) => countIn(window, options));
}
