import { waitFor } from '../../lib/waitFor.ts';
import type { DeliveryOptions, Trouble } from '../types.ts';
import type { Alerts } from './alerts.ts';
import { createClockWatch } from './clockWatch.ts';
import type { Heartbeat } from './heartbeat.ts';
import { clockNotice } from './notices.ts';
import type { Task, TasksOf } from './task.ts';
import { minuteMs, dayMs } from '../../lib/durations.ts';

/** A task that failed is tried again after so long, by whichever instance comes first. */
const turnMs = 5 * minuteMs;
/** How much too early a turn may come: one look too late, what is due each minute would come every two. */
const earlyMs = minuteMs / 2;

interface UpkeepOptions extends Pick<DeliveryOptions, 'store' | 'log' | 'now'> {
  /** Milliseconds of a clock that nobody sets. */
  steady: () => number;
  alerts: Alerts;
  heartbeat: Heartbeat | null;
  troubles: () => readonly Trouble[];
  tasks: readonly TasksOf[];
  /** From how many bytes on it matters how many exactly are taken. */
  closeTo: number;
}

/** Does what is due now and then; `noteLeap` tells it of a leap of the clock that it could not see itself. */
export function createUpkeep(options: UpkeepOptions) {
  const { store, log, now, steady, alerts, heartbeat, troubles, tasks, closeTo } = options;
  const findLeap = createClockWatch(now, steady);
  /** A leap that nobody was told of yet, in milliseconds, and when somebody was told last. */
  let leap = 0;
  let toldAt = -Infinity;
  let lookedAt = -Infinity;
  let running: Promise<void> | null = null;
  let stopped = false;

  async function tellLeap(): Promise<void> {
    if (leap === 0) return;
    await alerts.notify('clock', clockNotice(leap, now()));
    leap = 0;
    toldAt = steady();
  }

  async function perform({ name, everyMs, due, firstLater = false, run }: Task): Promise<void> {
    if (due === false) return;
    const at = now();
    const newsAt = due === true ? {} : due;
    const turn = await store.takeTurn(name, { now: at, leaseMs: turnMs, everyMs, firstLater, ...newsAt });
    if (!turn) return;
    const mark = await run(turn);
    await store.finishTurn(name, {
      now: at,
      everyMs: everyMs - earlyMs,
      ...(typeof mark === 'number' && { mark }),
    });
  }

  const failed = (reason: string) => (error: unknown) =>
    log.error({ err: error, reason }, 'an upkeep task failed');

  async function look(): Promise<void> {
    try {
      const stats = await store.stats(now());
      await heartbeat?.(stats, troubles());
      const usedBytes = await store.usedBytes(closeTo);
      for (const task of tasks.flatMap((tasksOf) => tasksOf(stats, usedBytes))) {
        if (!stopped) await perform(task).catch(failed(task.name));
      }
    } catch (error) {
      log.error({ err: error }, 'upkeep cannot read the store');
    }
    await tellLeap().catch(failed('alert clock'));
  }

  return {
    noteLeap(leapMs: number): void {
      if (steady() - toldAt > dayMs) leap ||= leapMs;
    },
    /** Looks at the clock, and once a minute at all there is to do; calls while it works join it. It never throws. */
    run(): Promise<void> {
      leap ||= findLeap();
      if (stopped || steady() - lookedAt < minuteMs) return running ?? Promise.resolve();
      lookedAt = steady();
      running ??= look().finally(() => (running = null));
      return running;
    },
    /** Resolves once the task that runs has ended, or after `withinMs`; no other one begins. */
    async stop(withinMs: number): Promise<void> {
      stopped = true;
      await waitFor(running, withinMs);
    },
  };
}
