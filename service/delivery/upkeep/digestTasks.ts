import { digestNotice } from './notices.ts';
import type { TaskParts, TasksOf } from './task.ts';
import { dayMs } from '../../lib/durations.ts';

/** Suspects on one page: a mail that every relay takes. */
const onePage = 200;

/** Lists once a day all suspects that no digest has listed yet, however many, page by page. */
export const digestTasks =
  ({ store, now, alerts }: TaskParts): TasksOf =>
  ({ undigested }) => [
    {
      name: 'digest',
      everyMs: dayMs,
      due: undigested > 0,
      firstLater: true,
      async run() {
        let left = undigested;
        for (let page = 1; ; page++) {
          const suspects = await store.undigested(onePage);
          if (suspects.length === 0) return;
          left = Math.max(0, left - suspects.length);
          await alerts.mail('digest', digestNotice(suspects, page, left));
          await store.markDigested(
            suspects.map(({ id }) => id),
            now(),
          );
        }
      },
    },
  ];
