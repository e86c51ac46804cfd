import { dayMs } from '../../lib/durations.ts';
import { newDatabaseNotice } from './notices.ts';
import type { TaskParts, TasksOf } from './task.ts';

/** Tells once that the database was created at this start: where there was one before, it is the wrong one. */
export function newDatabaseTasks({ store, alerts }: TaskParts): TasksOf {
  let untold = store.isNew;
  return () => [
    {
      name: 'alert new database',
      everyMs: dayMs,
      due: untold,
      async run() {
        await alerts.notify('new-database', newDatabaseNotice());
        untold = false;
      },
    },
  ];
}
