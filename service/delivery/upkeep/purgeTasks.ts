import { keptNotice } from './notices.ts';
import { purgeTime } from './purgeTime.ts';
import type { TaskParts, TasksOf } from './task.ts';
import { dayMs } from '../../lib/durations.ts';

const suspectDays = 30;

interface PurgeParts extends TaskParts {
  retentionDays: number;
  /** Deletes mail files written before this time; null when mails are not files. */
  purgeFiles: ((before: number) => Promise<void>) | null;
  /** Called with the milliseconds that the clock jumped since the last purge. */
  onLeap: (leapMs: number) => void;
}

/** Deletes, once a day, what has outlived its retention. */
export function purgeTasks(parts: PurgeParts): TasksOf {
  const { store, log, now, alerts, retentionDays, purgeFiles, onLeap } = parts;

  async function purge(time: number): Promise<void> {
    const receivedBefore = time - retentionDays * dayMs;
    const suspectsBefore = Math.max(receivedBefore, time - suspectDays * dayMs);
    const { purged, ...kept } = await store.purge({
      now: time,
      receivedBefore,
      suspectsBefore,
    });
    await purgeFiles?.(receivedBefore);
    if (purged > 0) {
      log.info({ count: purged }, 'purged');
      await store.note({ at: now(), who: 'service', what: `purge: ${purged} inquiries` });
    }
    if (Object.values(kept).some((count) => count > 0)) await alerts.notify('kept', keptNotice(kept));
  }

  return () => [
    {
      name: 'purge',
      everyMs: dayMs,
      due: true,
      async run(turn) {
        const { time, leapMs } = purgeTime(now(), turn);
        if (leapMs === 0) await purge(time);
        else onLeap(leapMs);
        return time;
      },
    },
  ];
}
