import { randomUUID } from 'node:crypto';
import type { StoreStats, StoredInquiry } from '../store/Store.ts';
import { messageIdOf } from './mail/compose.ts';
import type { Mailbox } from './mail/compose.ts';
import type { Mailer } from './mail/Mailer.ts';
import {
  digestNotice,
  keptNotice,
  parkedNotice,
  storageNotice,
  surgeNotice,
  undeliveredNotice,
} from './notices.ts';
import type { Notice } from './notices.ts';
import type { DeliveryOptions } from './types.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A task that failed is tried again after so long, by whichever instance comes first. */
const turnMs = 5 * minuteMs;
/** Inquiries that one mail lists at most; a digest goes on in the next. */
const listed = 50;
const digestPage = 200;
const suspectDays = 30;
/** The part of the storage limit from which on somebody should know. */
const nearlyFull = 0.8;
/** What is stored just now may be of the moment before. */
const overlapMs = 10_000;

interface UpkeepOptions extends Pick<DeliveryOptions, 'store' | 'log' | 'now'> {
  retentionDays: number;
  storageLimitBytes: number;
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
  const { store, log, now, mailer, from, to, brand, retentionDays, storageLimitBytes, purgeFiles } = options;

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

  async function* suspectsSince(receivedFrom: number, only: 'surge' | 'robots') {
    let last: StoredInquiry | undefined;
    do {
      const after = last && { after: last };
      const found = await store.list({ only, receivedFrom, limit: digestPage + 1, ...after });
      last = found.length > digestPage ? found[digestPage - 1] : undefined;
      if (found.length > 0) yield { page: found.slice(0, digestPage), isLast: !last };
    } while (last);
  }

  async function digest(lastAt: number | null): Promise<void> {
    // Those of a surge first: genuine ones are among them.
    for (const only of ['surge', 'robots'] as const) {
      let number = 0;
      for await (const { page, isLast } of suspectsSince((lastAt ?? 0) - overlapMs, only)) {
        await notify('digest', digestNotice(page, { only, number: ++number, isLast }));
      }
    }
  }

  const news = (newsAt: number | null) => newsAt !== null && { newsAt };

  const tasksFor = (stats: StoreStats, usedBytes: number): Task[] => [
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
    {
      name: 'alert storage',
      everyMs: dayMs,
      due: usedBytes > storageLimitBytes * nearlyFull,
      run: () => notify('storage', storageNotice(usedBytes / storageLimitBytes)),
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
      const usedBytes = await store.usedBytes(storageLimitBytes * nearlyFull);
      for (const task of tasksFor(await store.stats(now()), usedBytes)) {
        await perform(task).catch((error: unknown) =>
          log.error({ err: error, reason: task.name }, 'an upkeep task failed'),
        );
      }
    } catch (error) {
      log.error({ err: error }, 'upkeep cannot read the store');
    }
  };
}
