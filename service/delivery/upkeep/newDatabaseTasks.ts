import { dayMs } from '../../lib/durations.ts';
import { newDatabaseNotice } from './notices.ts';
import type { TaskParts, TasksOf } from './task.ts';

/** Alerts once if this start created the database: if there was one before, this is the wrong one. */
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
