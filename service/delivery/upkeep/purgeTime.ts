import { clockSkewMs } from '../../store/clockSkew.ts';
import type { Turn } from '../../store/Store.ts';
import { dayMs } from '../../lib/durations.ts';

/** The longest time between two purges that is no leap of the clock, in milliseconds. */
const mostMs = 3 * dayMs;

/**
 * The time by which a purge at `at` goes, and whether it may go at all. A clock that went wrong must not delete what
 * is to be kept: after a leap, or a long rest of the service, a purge waits for the next turn, and from there its time
 * moves twice as fast as the clock at most, until it has caught up.
 */
export function purgeTime(at: number, { lastAt, mark }: Turn): { time: number; leapMs: number } {
  if (lastAt === null) return { time: at, leapMs: 0 };
  const before = Math.min(mark ?? lastAt, at);
  const passed = at - lastAt;
  if (passed < -clockSkewMs || passed > mostMs) return { time: before, leapMs: passed };
  return { time: Math.min(at, before + 2 * Math.max(0, passed)), leapMs: 0 };
}
