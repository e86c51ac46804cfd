import {
  contradictedNotice,
  parkedNotice,
  refusedNotice,
  surgeNotice,
  undeliveredNotice,
} from './notices.ts';
import type { TaskParts, TasksOf } from './task.ts';
import { dayMs, hourMs, minuteMs } from '../../lib/durations.ts';

/** The most inquiries that one notice lists. */
const listed = 50;

/** Anybody can say it of what he sent: the first time is told at once, the next ones together. */
const contradictedEveryMs = 10 * minuteMs;

const news = (newsAt: number | null) => newsAt !== null && { newsAt };

/** Alerts about deliveries that wait, are refused or were given up, and about a surge. */
export const alertTasks =
  ({ store, alerts: { notify }, troubles }: TaskParts): TasksOf =>
  ({ oldestUndeliveredMs, waiting, parked, lastParkedAt, lastSurgeAt, lastContradictedAt }) => [
    {
      name: 'alert undelivered',
      everyMs: dayMs,
      due: (oldestUndeliveredMs ?? 0) > hourMs,
      run: () => notify('undelivered', undeliveredNotice(waiting, oldestUndeliveredMs ?? 0)),
    },
    ...troubles().map((trouble) => ({
      name: `alert ${trouble.channel} refused`,
      everyMs: hourMs,
      due: { newsAt: trouble.since },
      run: () => notify('refused', refusedNotice(trouble)),
    })),
    {
      name: 'alert parked',
      everyMs: hourMs,
      due: news(lastParkedAt),
      run: async () =>
        notify('parked', parkedNotice(parked, await store.list({ only: 'parked', limit: listed }))),
    },
    {
      name: 'alert contradicted',
      everyMs: contradictedEveryMs,
      due: news(lastContradictedAt),
      run: async ({ lastAt }) =>
        notify(
          'contradicted',
          contradictedNotice(await store.list({ only: 'contradicted', limit: listed }), lastAt ?? 0),
        ),
    },
    {
      name: 'alert surge',
      everyMs: hourMs,
      due: news(lastSurgeAt),
      run: ({ lastAt }) => notify('surge', surgeNotice(Math.max(lastAt ?? 0, (lastSurgeAt ?? 0) - hourMs))),
    },
  ];
