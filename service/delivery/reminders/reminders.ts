import { isOpen } from '../../desk/decide.ts';
import { dayMs, hourMs, minuteMs } from '../../lib/durations.ts';
import type { ClaimedNotices, Notice, Store } from '../../store/Store.ts';
import { leaseMs, renewedMs } from '../lease.ts';
import { createLeaseWatch } from '../leaseWatch.ts';
import type { Mailbox } from '../mail/compose.ts';
import type { Mailer } from '../mail/Mailer.ts';
import { smtpOutcome } from '../mail/smtpOutcome.ts';
import type { LinksOf } from '../mailLinks.ts';
import type { Alerts } from '../upkeep/alerts.ts';
import { remindersNotice } from '../upkeep/notices.ts';
import type { TasksOf } from '../upkeep/task.ts';
import { composeList, composeReminder } from './compose.ts';
import type { Due, Recipients } from './compose.ts';
import { createReminderClock } from './reminderClock.ts';
import { isNight, lastFirst, thresholdsOf } from './thresholds.ts';
import type { ReminderPlan } from './thresholds.ts';

interface RemindersOptions {
  store: Store;
  now: () => number;
  /** Monotonic clock, in milliseconds. */
  steady: () => number;
  mailer: Mailer;
  alerts: Alerts;
  from: Mailbox;
  /** Who is reminded beside whoever has an inquiry. */
  to: Mailbox;
  /** Who hears once a reply is due. */
  escalateTo: Mailbox;
  plan: ReminderPlan;
  linksOf: LinksOf;
}

/** The most open inquiries that are looked at, and reminders that are sent, in a turn. */
const mostAtOnce = 1_000;
/** More than this many at once come as a list. */
const mostSingle = 10;

/** Reminds people of replies that are due, once for each threshold of an inquiry. */
export function reminderTasks(options: RemindersOptions): TasksOf {
  const { store, now, steady, mailer, alerts, from, to, escalateTo, plan, linksOf } = options;
  const timeOfTurn = createReminderClock(now, steady);
  const findAbandoned = createLeaseWatch({ leases: () => store.noticeLeases(), steady, leaseMs });

  /** What an outage or a reopening brings late waits for the morning as well. */
  const isQuiet = () => plan.quiet !== null && isNight(now(), plan.quiet);

  async function addReached(time: number): Promise<void> {
    const reached = (await store.promised(mostAtOnce)).flatMap((inquiry) =>
      thresholdsOf(inquiry, plan)
        .filter(({ at }) => at <= time)
        .map(({ kind, at }) => ({ id: inquiry.id, kind, dueAt: at })),
    );
    if (reached.length > 0) await store.addNotices(reached);
  }

  /** What is left to say of notices, by inquiry, as it is at this moment: the last threshold of those that are open. */
  async function stillDue(notices: readonly Notice[]): Promise<Due[]> {
    const dues: Due[] = [];
    for (const [id, reached] of Map.groupBy(notices, (notice) => notice.id)) {
      const [kind] = reached.map((notice) => notice.kind).toSorted(lastFirst);
      const inquiry = await store.get(id);
      if (inquiry && kind !== undefined && isOpen(inquiry)) dues.push({ inquiry, kind });
    }
    return dues;
  }

  /** Sends one mail about these notices, or none when nobody has to be reminded any more. */
  async function send(lease: string, notices: readonly Notice[], recipients: Recipients): Promise<void> {
    const dues = await stillDue(notices);
    const [first] = dues;
    if (first) {
      const isOne = dues.length === 1;
      await mailer.deliver(
        isOne
          ? composeReminder(first, recipients, now(), await linksOf(first.inquiry))
          : composeList(dues, recipients, now()),
      );
    }
    const isSent = ({ id, kind }: Notice) => dues.some((due) => due.inquiry.id === id && due.kind === kind);
    const outcomes = notices.map(
      (notice) => ({ ...notice, outcome: isSent(notice) ? 'sent' : 'superseded' }) as const,
    );
    await store.settleNotices(lease, outcomes);
  }

  /** The notices of one mail each: those of one inquiry, or all where that would be too many. */
  function mailsOf(notices: readonly Notice[]): (readonly Notice[])[] {
    const byInquiry = [...Map.groupBy(notices, ({ id }) => id).values()];
    return byInquiry.length > mostSingle ? [notices] : byInquiry;
  }

  async function sendAll({ lease, notices }: ClaimedNotices): Promise<void> {
    const due = new Set(notices.filter(({ kind }) => kind === 'due').map(({ id }) => id));
    const failures: unknown[] = [];
    for (const [isDue, some] of Map.groupBy(notices, ({ id }) => due.has(id))) {
      const recipients = { from, to: isDue ? escalateTo : to };
      for (const mail of mailsOf(some)) {
        try {
          await send(lease, mail, recipients);
        } catch (error) {
          failures.push(error);
          // The others to the same recipient would fare alike, each after a wait that holds everything up.
          if (smtpOutcome(error).kind === 'down') break;
        }
      }
    }
    mailer.rest();
    if (failures.length > 0) throw new Error('a reminder was not sent', { cause: failures[0] });
  }

  async function remind(): Promise<void> {
    const time = timeOfTurn();
    if (time === null || isQuiet()) return;
    await addReached(time);
    const claim = { now: now(), limit: mostAtOnce, leaseMs, abandoned: await findAbandoned() };
    const claimed = await store.claimNotices(claim);
    if (claimed.notices.length === 0) return;
    const { lease } = claimed;
    const renew = () => void store.renewNotices(lease, now() + leaseMs).catch(() => undefined);
    const timer = setInterval(renew, renewedMs).unref();
    try {
      await sendAll(claimed);
    } finally {
      clearInterval(timer);
      await store.freeNotices(lease);
    }
  }

  return ({ oldestNoticeMs }) => [
    {
      name: 'alert reminders',
      everyMs: dayMs,
      due: (oldestNoticeMs ?? 0) > hourMs && !isQuiet(),
      run: () => alerts.notify('reminders', remindersNotice(oldestNoticeMs ?? 0)),
    },
    { name: 'remind', everyMs: minuteMs, due: true, run: remind },
  ];
}
