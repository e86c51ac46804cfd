import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { copyDatabase } from './copyDatabase.ts';
import type { Copied } from './copies.ts';
import { pruneCopies } from './copyFolder.ts';

const parts = { path: v.string(), target: v.string(), folder: v.string(), keep: v.number(), now: v.number() };

/** The thread that makes one copy, started by copies.ts. Posts the result, or fails. */
const { path, target, folder, keep, now } = v.parse(v.object(parts), workerData);
const inquiries = copyDatabase(path, target);
const unread = pruneCopies(folder, keep, { path: target, at: now });
parentPort?.postMessage({ inquiries, unread } satisfies Copied);
