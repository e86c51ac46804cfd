import { makeCopy } from '../../operation/copies.ts';
import type { CopyPlan } from '../../operation/copies.ts';
import { mostReceived, newestCopy } from '../../operation/copyFolder.ts';
import { receivedIn } from '../../operation/receivedIn.ts';
import { backupNotice, behindNotice } from './notices.ts';
import type { TaskParts, TasksOf } from './task.ts';
import { dayMs, hourMs } from '../../lib/durations.ts';

/**
 * Copies the SQLite file at `path` as planned, and tells when the newest copy is older than it should be, or a copy has
 * more than the database.
 */
export function backupTasks({ now, log, alerts }: TaskParts, path: string, plan: CopyPlan): TasksOf {
  const startedAt = now();
  /** What the database lacks: looked at when the service starts, and whenever it was told. */
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

/** By how many inquiries the database that took most, of those that copies were made of, is ahead of this one. */
const lackingIn = (path: string, { folder }: CopyPlan): number =>
  Math.max(0, mostReceived(folder) - (receivedIn(path) ?? 0));
