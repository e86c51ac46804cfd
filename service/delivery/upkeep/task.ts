import type { StoreStats, Turn } from '../../store/Store.ts';
import type { DeliveryOptions, Trouble } from '../types.ts';
import type { Alerts } from './alerts.ts';

/** What tasks work with. */
export interface TaskParts extends Pick<DeliveryOptions, 'store' | 'log' | 'now'> {
  alerts: Alerts;
  /** Channels that an operator has to fix. */
  troubles: () => readonly Trouble[];
}

/** A periodic job that one of all instances does. */
export interface Task {
  name: string;
  everyMs: number;
  /** Whether there is something to do; as `newsAt`, only if that is later than the last turn. */
  due: boolean | { newsAt: number };
  /** Whether even the first turn waits for `everyMs`. */
  firstLater?: boolean;
  /** Does the job. A number that it returns is kept as the mark for the next turn. */
  run(turn: Turn): Promise<unknown>;
}

/** The tasks of one kind that are due, given what the store holds and the bytes it takes on disk. */
export type TasksOf = (stats: StoreStats, usedBytes: number) => readonly Task[];
