import type { StoreStats, Turn } from '../../store/Store.ts';
import type { DeliveryOptions, Trouble } from '../types.ts';
import type { Alerts } from './alerts.ts';

/** What tasks work with. */
export interface TaskParts extends Pick<DeliveryOptions, 'store' | 'log' | 'now'> {
  alerts: Alerts;
  /** The channels that somebody has to look at. */
  troubles: () => readonly Trouble[];
}

/** Something that is done now and then, by one of all instances. */
export interface Task {
  name: string;
  everyMs: number;
  /** Whether there is something to do; a time, when it must be newer than the last turn. */
  due: boolean | { newsAt: number };
  /** Whether the very first turn waits for `everyMs` too. */
  firstLater?: boolean;
  /** Does it; the answer, if a number, is what the next turn finds as its mark. */
  run(turn: Turn): Promise<unknown>;
}

/** The tasks of one kind, as what the store holds, and the bytes that it takes on disk, make them due. */
export type TasksOf = (stats: StoreStats, usedBytes: number) => readonly Task[];
