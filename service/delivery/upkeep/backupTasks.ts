import { makeCopy } from '../../operation/copies.ts';
import type { CopyPlan } from '../../operation/copies.ts';
import { mostReceived, newestCopy } from '../../operation/copyFolder.ts';
import { receivedIn } from '../../operation/receivedIn.ts';
import { backupNotice, behindNotice } from './notices.ts';
import type { TaskParts, TasksOf } from './task.ts';
import { dayMs, hourMs } from '../../lib/durations.ts';

/**
 * Copies the SQLite file at `path` on schedule. Alerts when the newest copy is too old, or when a copy holds inquiries
 * that the database never took.
 */
export function backupTasks({ now, log, alerts }: TaskParts, path: string, plan: CopyPlan): TasksOf {
  const startedAt = now();
  /** How many inquiries the database lacks: checked at the start and after each alert about it. */
  let lacking: number | null = null;
  return () => {
    lacking ??= lackingIn(path, plan);
    const newest = newestCopy(plan.folder, now())?.at ?? null;
    const missing = now() - (newest ?? startedAt);
    return [
      {
        name: 'alert behind',
        everyMs: dayMs,
        due: lacking > 0,
        async run() {
          lacking = lackingIn(path, plan);
          if (lacking === 0) return;
          log.error({ count: lacking }, 'a copy has inquiries that the database never took');
          await alerts.notify('behind', behindNotice(lacking));
        },
      },
      {
        name: 'backup',
        everyMs: plan.everyMs,
        due: true,
        async run() {
          const { inquiries, unread } = await makeCopy(path, plan, now());
          log.info({ count: inquiries }, 'copied');
          if (unread > 0) log.warn({ count: unread }, 'old copies cannot be read: they are kept');
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

/** How many more inquiries than this database the fullest database behind the copies ever took. */
const lackingIn = (path: string, { folder }: CopyPlan): number =>
  Math.max(0, mostReceived(folder) - (receivedIn(path) ?? 0));
