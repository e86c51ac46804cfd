import type { Store, Suspicion } from '../store/Store.ts';
import { clockSkewMs } from '../store/clockSkew.ts';
import { hourMs } from '../lib/durations.ts';

/** Faster than this, in milliseconds, nobody fills the form. */
const fastestMs = 500;

/**
 * What the pop-up says of itself in `X-Form-Check: <milliseconds>;<0 or 1>`; anything else says nothing.
 * Both numbers are the browser's own, so that no clock of ours matters.
 */
export function judgeFormCheck(header: string | string[] | undefined): Suspicion | null {
  const [, ms, filled] = /^(\d{1,15});([01])$/.exec(String(header)) ?? [];
  if (filled === '1') return 'honeypot';
  return ms !== undefined && Number(ms) < fastestMs ? 'too-fast' : null;
}

const leastSurge = 200;
const timesTheUsual = 10;
/** Hours that the usual is the mean of: a week. */
const rememberedHours = 168;

/** An hour's count, as the store told it last. */
interface Hour {
  count: number;
  /** Milliseconds since the epoch; 0 before the first. */
  endsAt: number;
  /** When it was begun by a clock that nobody sets. */
  begun: number;
}

/**
 * Tells a surge: more unsuspicious inquiries this hour, over all instances, than ten times the usual, and at least
 * 200. The usual is what this instance has seen of the week before; a new one knows of none, so that 200 decides.
 * An hour that lies ahead, because the clock was set back, is no hour of now.
 */
export function createSurgeWatch(store: Pick<Store, 'hit'>, now: () => number) {
  const hours: number[] = [];
  let current: Hour = { count: 0, endsAt: 0, begun: 0 };
  let uncounted = 0;
  let counting: Promise<void> | null = null;

  const limit = () =>
    Math.max(
      leastSurge,
      (timesTheUsual * hours.reduce((sum, count) => sum + count, 0)) / (hours.length || 1),
    );

  function turnTo(endsAt: number): void {
    const begun = performance.now();
    if (current.endsAt > 0) {
      const quiet = Math.min(rememberedHours, Math.round((begun - current.begun) / hourMs) - 1);
      hours.push(Math.min(current.count, limit()), ...new Array<number>(Math.max(0, quiet)).fill(0));
      hours.splice(0, hours.length - rememberedHours);
    }
    current = { count: 0, endsAt, begun };
  }

  async function countAll(): Promise<void> {
    while (uncounted > 0) {
      const hits = uncounted;
      uncounted = 0;
      const { count, resetAt } = await store.hit('surge', { now: now(), windowMs: hourMs, hits });
      if (resetAt !== current.endsAt) turnTo(resetAt);
      current.count = Math.max(current.count, count);
    }
  }

  return {
    /** Whether an inquiry that comes now belongs to a surge. */
    isOn(): boolean {
      const left = current.endsAt - now();
      return left > 0 && left <= hourMs + clockSkewMs && current.count >= limit();
    },
    /** Counts an inquiry; those that come while the store counts are counted together afterwards. */
    count(): Promise<void> {
      uncounted++;
      counting ??= countAll().finally(() => (counting = null));
      return counting;
    },
  };
}
