import { minuteMs } from '../../lib/durations.ts';
import type { Turn } from '../../store/Store.ts';
import { createReminderClock } from '../reminders/reminderClock.ts';
import type { DeliveryOptions } from '../types.ts';
import type { TasksOf } from './task.ts';

interface PromiseParts extends Pick<DeliveryOptions, 'store' | 'now' | 'metrics'> {
  /** Monotonic clock, in milliseconds. */
  steady: () => number;
}

/**
 * Counts how promises of a reply turn out. One of all instances does, each minute from where the last turn ended,
 * whatever program has marked them: so the sum over instances counts each once.
 */
export function promiseTasks({ store, now, steady, metrics }: PromiseParts): TasksOf {
  // A clock that leaps ahead makes nothing late.
  const timeOfTurn = createReminderClock(now, steady);

  async function count({ mark }: Turn): Promise<number | null> {
    const until = timeOfTurn();
    const from = mark ?? until;
    if (from === null || until === null || until <= from) return from;
    metrics.countPromises(await store.promisesKnown({ from, until }));
    return until;
  }

  return () => [{ name: 'promises', everyMs: minuteMs, due: true, run: count }];
}
