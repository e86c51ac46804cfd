import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { createWriter } from './writer.ts';
import { faultOf } from './faultOf.ts';
import { OpenFile } from './OpenFile.ts';
import type { Answer, Fault, Request } from './verbs.ts';

/** The only thread that writes to the SQLite file, started by SqliteStore. */

const settings = v.object({
  path: v.string(),
  maxPages: v.exactOptional(v.number()),
  existing: v.exactOptional(v.boolean()),
  create: v.exactOptional(v.picklist(['missing', 'never', 'only'])),
});

/** The first message: the database is open and migrated, or the reason why not. */
export type Opening = { isNew: boolean } | { fault: Fault };

function open(): OpenFile | Fault {
  try {
    const { path, ...options } = v.parse(settings, workerData);
    return new OpenFile(path, options);
  } catch (error) {
    return faultOf(error);
  }
}

const port = parentPort;
if (!port) throw new Error('worker.ts runs as a worker thread');
const opened = open();
if (opened instanceof OpenFile) {
  const writer = createWriter(opened, (answers: readonly Answer[]) => port.postMessage(answers));
  port.on('message', (requests: readonly Request[] | 'close') => {
    if (requests !== 'close') return writer.add(requests);
    writer.flush();
    opened.close();
    port.close();
  });
  port.postMessage({ isNew: opened.isNew } satisfies Opening);
} else {
  port.postMessage({ fault: opened } satisfies Opening);
  port.close();
}
