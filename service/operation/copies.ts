import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { fileStamp } from '../lib/fileStamp.ts';

/** How the SQLite file is copied while the service runs. */
export interface CopyPlan {
  folder: string;
  everyMs: number;
  /** How many copies are kept; the oldest are deleted. */
  keep: number;
}

const copied = v.object({
  /** How many inquiries the copy holds. */
  inquiries: v.number(),
  /** Old copies that are unreadable, and kept for that reason. */
  unread: v.number(),
});

export type Copied = v.InferOutput<typeof copied>;

/** Copies the SQLite file at `path` in a thread of its own, then deletes surplus copies. */
export async function makeCopy(path: string, { folder, keep }: CopyPlan, now: number): Promise<Copied> {
  const target = join(folder, `inquiries-${fileStamp(now)}.db`);
  const worker = new Worker(new URL('./copyWorker.ts', import.meta.url), {
    workerData: { path, target, folder, keep, now },
  });
  const message = await new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the copy was not made')));
  });
  return v.parse(copied, message);
}
