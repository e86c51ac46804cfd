import { randomUUID } from 'node:crypto';
import type { StoreStats } from '../store/Store.ts';
import { messageIdOf } from './mail/compose.ts';
import type { Mailbox } from './mail/compose.ts';
import type { Mailer } from './mail/Mailer.ts';
import { digestNotice, keptNotice, parkedNotice, surgeNotice, undeliveredNotice } from './notices.ts';
import type { Notice } from './notices.ts';
import type { DeliveryOptions } from './types.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A task that failed is tried again after so long, by whichever instance comes first. */
const turnMs = 5 * minuteMs;
/** Inquiries that one mail lists at most. */
const listed = 50;
const suspectDays = 30;
/** What is stored just now may be of the moment before. */
const overlapMs = 10_000;

interface UpkeepOptions extends Pick<DeliveryOptions, 'store' | 'log' | 'now'> {
  retentionDays: number;
  mailer: Mailer;
  from: Mailbox;
  to: Mailbox;
  brand: string;
  /** Deletes copies of mails older than this time, where mails are files. */
  purgeFiles?: (before: number) => Promise<void>;
}

interface Task {
  name: string;
  everyMs: number;
  /** Whether there is something to do; a time, when it must be newer than the last turn. */
  due: boolean | { newsAt: number };
  firstLater?: boolean;
  run(lastAt: number | null): Promise<void>;
}

/** What is done now and then by one of all instances: alerts, the daily digest of suspects, the purge. */
export function createUpkeep(options: UpkeepOptions) {
  const { store, log, now, mailer, from, to, brand, retentionDays, purgeFiles } = options;

  async function notify(kind: string, { subject, text }: Notice): Promise<void> {
    const id = randomUUID();
    await mailer.deliver({
      ...{ from, to, text },
      file: `notice-${kind}-${id}`,
      messageId: messageIdOf(kind, id, from),
      subject: `${brand}: ${subject}`,
      autoSubmitted: 'auto-generated',
    });
    mailer.rest();
  }

  async function purge(): Promise<void> {
    const at = now();
    const receivedBefore = at - retentionDays * dayMs;
    const suspectsBefore = Math.max(receivedBefore, at - suspectDays * dayMs);
    const { purged, keptUndelivered } = await store.purge({ now: at, receivedBefore, suspectsBefore });
    await purgeFiles?.(receivedBefore);
    if (purged > 0) log.info({ count: purged }, 'purged');
    if (keptUndelivered > 0) await notify('kept', keptNotice(keptUndelivered, retentionDays));
  }

  async function digest(lastAt: number | null): Promise<void> {
    const receivedFrom = (lastAt ?? 0) - overlapMs;
    const suspects = await store.list({ only: 'suspects', receivedFrom, limit: listed + 1 });
    const isAll = suspects.length <= listed;
    await notify('digest', digestNotice(suspects.slice(0, listed), isAll));
  }

  const news = (newsAt: number | null) => newsAt !== null && { newsAt };

  const tasksFor = (stats: StoreStats): Task[] => [
    {
      name: 'alert undelivered',
      everyMs: dayMs,
      due: (stats.oldestUndeliveredMs ?? 0) > hourMs,
      run: () => notify('undelivered', undeliveredNotice(stats.waiting, stats.oldestUndeliveredMs ?? 0)),
    },
    {
      name: 'alert parked',
      everyMs: hourMs,
      due: news(stats.lastParkedAt),
      run: async () =>
        notify('parked', parkedNotice(stats.parked, await store.list({ only: 'parked', limit: listed }))),
    },
    {
      name: 'alert surge',
      everyMs: hourMs,
      due: news(stats.lastSurgeAt),
      run: (lastAt) => notify('surge', surgeNotice(Math.max(lastAt ?? 0, (stats.lastSurgeAt ?? 0) - hourMs))),
    },
    { name: 'digest', everyMs: dayMs, due: news(stats.lastSuspectAt), firstLater: true, run: digest },
    { name: 'purge', everyMs: dayMs, due: true, run: purge },
  ];

  async function perform({ name, everyMs, due, firstLater = false, run }: Task): Promise<void> {
    if (due === false) return;
    const at = now();
    const newsAt = due === true ? {} : due;
    const turn = await store.takeTurn(name, { now: at, leaseMs: turnMs, everyMs, firstLater, ...newsAt });
    if (!turn) return;
    await run(turn.lastAt);
    await store.finishTurn(name, { now: at, everyMs });
  }

  let lastAt: number | null = null;

  /** Does what is due; looks at most once a minute. It never throws: the next minute tries again. */
  return async (): Promise<void> => {
    if (lastAt !== null && Math.abs(now() - lastAt) < minuteMs) return;
    lastAt = now();
    try {
      for (const task of tasksFor(await store.stats(now()))) {
        await perform(task).catch((error: unknown) =>
          log.error({ err: error, reason: task.name }, 'an upkeep task failed'),
        );
      }
    } catch (error) {
      log.error({ err: error }, 'upkeep cannot read the store');
    }
  };
}
