import { createClockWatch } from '../upkeep/clockWatch.ts';

/**
 * The time that reminders go by, so that a clock that leaps ahead reminds nobody of what is not due. It is null in the
 * turn that sees the leap, and from then on moves at most twice as fast as the clock until it has caught up.
 */
export function createReminderClock(now: () => number, steady: () => number): () => number | null {
  const findLeap = createClockWatch(now, steady);
  /** How far it is behind the clock, in milliseconds. */
  let behind = 0;
  let lookedAt = steady();
  return () => {
    const leap = findLeap();
    const passed = steady() - lookedAt;
    lookedAt += passed;
    behind = Math.max(0, behind - passed + leap);
    return leap === 0 ? now() - behind : null;
  };
}
