import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { fileStamp } from '../lib/fileStamp.ts';

/** Copies of the SQLite file that are made while the service runs. */
export interface CopyPlan {
  folder: string;
  everyMs: number;
  /** How many stay; the oldest go. */
  keep: number;
}

const copied = v.object({
  /** How many the copy holds. */
  inquiries: v.number(),
  /** Old copies that nobody can read, and that are kept therefore. */
  unread: v.number(),
});

export type Copied = v.InferOutput<typeof copied>;

/** Copies the SQLite file at `path` in a thread of its own, and deletes what is too many. */
export async function makeCopy(path: string, { folder, keep }: CopyPlan, now: number): Promise<Copied> {
  const target = join(folder, `inquiries-${fileStamp(now)}.db`);
  const worker = new Worker(new URL('./copyWorker.ts', import.meta.url), {
    workerData: { path, target, folder, keep, now },
  });
  const told = await new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the copy was not made')));
  });
  return v.parse(copied, told);
}
