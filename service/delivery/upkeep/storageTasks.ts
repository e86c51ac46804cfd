import { storageNotice } from './notices.ts';
import type { TaskParts, TasksOf } from './task.ts';
import { dayMs } from '../../lib/durations.ts';

/** Fraction of the storage limit at which operators are alerted. */
const nearlyFull = 0.8;

/** The used bytes above which operators are alerted, given the limit. */
export const toldFrom = (limitBytes: number): number => limitBytes * nearlyFull;

/** Alerts when storage for inquiries is running out. */
export const storageTasks =
  ({ alerts }: TaskParts, limitBytes: number): TasksOf =>
  (_stats, usedBytes) => [
    {
      name: 'alert storage',
      everyMs: dayMs,
      due: usedBytes > toldFrom(limitBytes),
      run: () => alerts.notify('storage', storageNotice(usedBytes / limitBytes)),
    },
  ];
