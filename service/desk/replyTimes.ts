import { dayMs, hourMs } from '../lib/durations.ts';
import type { OutcomeCount, Store } from '../store/Store.ts';

/** With fewer promises than this, a share would say more than is known. */
export const fewestForShares = 20;

/** A time within which a part of all replies came; where it lies among those that never came, they took more than this. */
export interface ReplyTime {
  hours: number;
  isMore: boolean;
}

/** How the promise of a reply was kept, over the genuine inquiries whose reply fell due in a period. */
export interface ReplyTimes {
  measuredOn: string;
  /** The first and the last day of the period, in UTC, such as `2026-09-01`. */
  from: string;
  to: string;
  /** How many promises fell due; the sum of the next four. */
  due: number;
  /** Answered in time, as staff marked them, and not contradicted. */
  kept: number;
  /** Answered later, or set aside only then. */
  late: number;
  /** The visitor said that no answer has come. */
  contradicted: number;
  /** Still not answered. */
  open: number;
  /** Of all that fell due, those that were kept, in whole percent, rounded down; null where they are too few. */
  keptPercent: number | null;
  /** Within which time half of the replies came, and nine in ten; null where they are too few. */
  median: ReplyTime | null;
  ninetieth: ReplyTime | null;
  /** Not counted above: what needed no answer and was set aside in time, and what was erased before anybody answered. */
  aside: number;
  erased: number;
  /** What waits for an answer now: in time, and overdue. */
  inTime: number;
  overdue: number;
}

interface ReplyTimesOptions {
  now: number;
  /** How many whole days, up to yesterday. */
  days: number;
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What is no answer that was owed. Anything else but what was kept counts as not kept. */
const beside = new Set(['aside', 'erased']);

/**
 * The time within which a part of all came, those without an answer last: however they end, it is not less. Where a
 * clock was set back between inquiry and answer, it was an hour.
 */
function replyTime(counted: readonly OutcomeCount[], part: number, now: number): ReplyTime {
  const answered = counted
    .flatMap(({ hours, count }) => (hours === null ? [] : [{ hours: Math.max(1, hours), count }]))
    .toSorted((one, other) => one.hours - other.hours);
  let left = Math.ceil(part * counted.reduce((sum, { count }) => sum + count, 0));
  for (const { hours, count } of answered) {
    left -= count;
    if (left <= 0) return { hours, isMore: false };
  }
  // Those that are gone by now say no longer when they came.
  const [newest = now] = counted
    .flatMap(({ hours, lastAt }) => (hours === null ? (lastAt ?? []) : []))
    .toSorted((one, other) => other - one);
  const waited = Math.floor((now - newest) / hourMs);
  return { hours: Math.max(waited, answered.at(-1)?.hours ?? 0), isMore: true };
}

/** How the promise of a reply was kept on the days up to yesterday: by then what became of each is known. */
export async function replyTimes(
  store: Pick<Store, 'outcomes' | 'stats'>,
  { now, days }: ReplyTimesOptions,
): Promise<ReplyTimes> {
  const until = Math.floor(now / dayMs) * dayMs;
  const from = until - days * dayMs;
  const found = await store.outcomes({ from, until });
  const stats = await store.stats(now);
  const counted = found.filter(({ outcome }) => !beside.has(outcome));
  const sum = (counts: readonly OutcomeCount[]) => counts.reduce((total, { count }) => total + count, 0);
  const of = (name: string) => sum(found.filter(({ outcome }) => outcome === name));
  const due = sum(counted);
  const [kept, late, contradicted] = [of('kept'), of('late'), of('contradicted')];
  const enough = due >= fewestForShares;
  return {
    ...{ measuredOn: dateOf(now), from: dateOf(from), to: dateOf(until - dayMs) },
    ...{ due, kept, late, contradicted },
    open: due - kept - late - contradicted,
    keptPercent: enough ? Math.floor((100 * kept) / due) : null,
    median: enough ? replyTime(counted, 0.5, now) : null,
    ninetieth: enough ? replyTime(counted, 0.9, now) : null,
    ...{ aside: of('aside'), erased: of('erased') },
    ...{ inTime: stats.open - stats.overdue, overdue: stats.overdue },
  };
}
