import { waitFor } from '../../lib/waitFor.ts';
import type { DeliveryOptions, Trouble } from '../types.ts';
import type { Alerts } from './alerts.ts';
import { createClockWatch } from './clockWatch.ts';
import type { Heartbeat } from './heartbeat.ts';
import { clockNotice } from './notices.ts';
import type { Task, TasksOf } from './task.ts';
import { minuteMs, dayMs } from '../../lib/durations.ts';

/** Milliseconds after which any instance may retry a task that failed. */
const turnMs = 5 * minuteMs;
/**
 * How early a turn may come, in milliseconds: otherwise a look just before it is due would delay a task of every minute
 * to every other one.
 */
const earlyMs = minuteMs / 2;

interface UpkeepOptions extends Pick<DeliveryOptions, 'store' | 'log' | 'now'> {
  /** Monotonic clock, in milliseconds. */
  steady: () => number;
  alerts: Alerts;
  heartbeat: Heartbeat | null;
  troubles: () => readonly Trouble[];
  tasks: readonly TasksOf[];
  /** Above this many bytes we count exactly. */
  closeTo: number;
}

/** Runs the periodic tasks; `noteLeap` reports a clock jump that it could not see itself. */
export function createUpkeep(options: UpkeepOptions) {
  const { store, log, now, steady, alerts, heartbeat, troubles, tasks, closeTo } = options;
  const findLeap = createClockWatch(now, steady);
  /** A clock jump not yet reported, in milliseconds, and when one was last reported. */
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
    /** Checks the clock, and once a minute everything that may be due; calls during a run join it. Never throws. */
    run(): Promise<void> {
      leap ||= findLeap();
      if (stopped || steady() - lookedAt < minuteMs) return running ?? Promise.resolve();
      lookedAt = steady();
      running ??= look().finally(() => (running = null));
      return running;
    },
    /** Resolves once the current task has ended, or after `withinMs`; no other starts. */
    async stop(withinMs: number): Promise<void> {
      stopped = true;
      await waitFor(running, withinMs);
    },
  };
}
