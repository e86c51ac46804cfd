import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { copyDatabase } from './copyDatabase.ts';

/** The thread that makes one copy, started by copies.ts: answers with the number of inquiries, or fails. */
const { path, target } = v.parse(v.object({ path: v.string(), target: v.string() }), workerData);
parentPort?.postMessage(copyDatabase(path, target));
