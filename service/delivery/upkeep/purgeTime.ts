import { clockSkewMs } from '../../store/clockSkew.ts';
import type { Turn } from '../../store/Store.ts';
import { dayMs } from '../../lib/durations.ts';

/** The longest gap between two purges that does not count as a clock jump, in milliseconds. */
const mostMs = 3 * dayMs;

/**
 * The time that a purge at `at` goes by, and how far the clock jumped. A wrong clock must not delete what is to be
 * kept: after a jump, or a long downtime, this purge is skipped, and from the next one on its time moves at most twice
 * as fast as the clock until it has caught up.
 */
export function purgeTime(at: number, { lastAt, mark }: Turn): { time: number; leapMs: number } {
  if (lastAt === null) return { time: at, leapMs: 0 };
  const before = Math.min(mark ?? lastAt, at);
  const passed = at - lastAt;
  if (passed < -clockSkewMs || passed > mostMs) return { time: before, leapMs: passed };
  return { time: Math.min(at, before + 2 * Math.max(0, passed)), leapMs: 0 };
}
