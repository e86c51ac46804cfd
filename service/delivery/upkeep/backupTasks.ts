import { makeCopy, newestCopy } from '../../operation/copies.ts';
import type { CopyPlan } from '../../operation/copies.ts';
import { backupNotice } from './notices.ts';
import type { TaskParts, TasksOf } from './task.ts';
import { dayMs, hourMs } from '../../lib/durations.ts';

/** Copies the SQLite file at `path` as planned, and tells when the newest copy is older than it should be. */
export function backupTasks({ now, log, alerts }: TaskParts, path: string, plan: CopyPlan): TasksOf {
  const startedAt = now();
  return () => {
    const newest = newestCopy(plan.folder, now());
    const missing = now() - (newest ?? startedAt);
    return [
      {
        name: 'backup',
        everyMs: plan.everyMs,
        due: true,
        async run() {
          log.info({ count: await makeCopy(path, plan, now()) }, 'copied');
        },
      },
      {
        name: 'alert backup',
        everyMs: dayMs,
        due: missing > 2 * plan.everyMs + hourMs,
        run: () => alerts.notify('backup', backupNotice(newest)),
      },
    ];
  };
}
