import { storageNotice } from './notices.ts';
import type { TaskParts, TasksOf } from './task.ts';
import { dayMs } from '../../lib/durations.ts';

/** The part of what inquiries may take on disk at which operations hear of it. */
const nearlyFull = 0.8;

/** From how many bytes on, of so many that inquiries may take, it is told. */
export const toldFrom = (limitBytes: number): number => limitBytes * nearlyFull;

/** Tells that the room for inquiries runs out. */
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
