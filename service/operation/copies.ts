import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { fileStamp } from '../lib/fileStamp.ts';
import { clockSkewMs } from '../store/clockSkew.ts';

/** Copies of the SQLite file that are made while the service runs. */
export interface CopyPlan {
  folder: string;
  everyMs: number;
  /** How many stay; the oldest go. */
  keep: number;
}

interface Copy {
  name: string;
  /** When it was made, by the clock of then. */
  at: number;
}

function copiesIn(folder: string): Copy[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const [, day, time = ''] = /^inquiries-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.db$/.exec(name) ?? [];
    return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${time.replaceAll('-', ':')}Z`) }];
  });
}

/** When the newest copy was made, in milliseconds since the epoch; null when there is none that is not of the future. */
export function newestCopy(folder: string, now: number): number | null {
  const times = copiesIn(folder).map(({ at }) => at);
  const past = times.filter((at) => at <= now + clockSkewMs);
  return past.length > 0 ? Math.max(...past) : null;
}

/** Those of a clock that was ahead go first: nobody knows how old they are. */
function prune(folder: string, keep: number, now: number): void {
  const age = ({ at }: Copy) => (at > now + clockSkewMs ? Infinity : now - at);
  const oldest = copiesIn(folder).toSorted((one, other) => age(one) - age(other));
  // What a copy left that was cut short is as old as nobody knows.
  const parts = readdirSync(folder).filter((name) => /^inquiries-.*\.db\.part$/.test(name));
  for (const name of [...oldest.slice(keep).map((copy) => copy.name), ...parts])
    rmSync(join(folder, name), { force: true });
}

/** Copies the SQLite file at `path` in a thread of its own, and deletes what is too many; how many inquiries it holds. */
export async function makeCopy(path: string, { folder, keep }: CopyPlan, now: number): Promise<number> {
  const target = join(folder, `inquiries-${fileStamp(now)}.db`);
  const worker = new Worker(new URL('./copyWorker.ts', import.meta.url), { workerData: { path, target } });
  const inquiries = await new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the copy was not made')));
  });
  prune(folder, keep, now);
  return v.parse(v.number(), inquiries);
}
