import { hourMs, minuteMs } from '../lib/durations.ts';

/** Waits after the first, second, … failed attempt, in milliseconds; they end on the seventh day. */
export const retryTable: readonly number[] = [
  15_000,
  ...[minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 3 * hourMs, 6 * hourMs],
  ...new Array<number>(13).fill(12 * hourMs),
];

/** Longest pause of a failing channel, in milliseconds. */
const longestPause = 5 * minuteMs;

/** The wait of a delivery that is not given up, in milliseconds. */
export const lastDelay = 12 * hourMs;

/** Ten percent either way, so that deliveries that failed together do not retry together; `random` is in [0, 1). */
export const jitter = (random: number): number => 0.9 + 0.2 * random;

/** The delay before the next attempt, after `before` earlier ones; null if this one was the last. */
export const retryDelay = (before: number): number | null => retryTable[before] ?? null;

/** How long a channel pauses after this many failures in a row (at least one), in milliseconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(longestPause, retryTable[failures - 1] ?? longestPause);
