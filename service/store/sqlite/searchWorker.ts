import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import type { Found } from '../Store.ts';
import { beforeQuery } from '../lists.ts';
import { search } from '../search.ts';
import { whole } from './inquiries.ts';

/** A thread that searches the SQLite file, started by SqliteStore for one search: the one that writes has no time for it. */

const settings = v.object({
  path: v.string(),
  options: v.object({
    words: v.string(),
    before: v.nullable(v.object({ receivedAt: v.number(), id: v.string() })),
    limit: v.number(),
    withinMs: v.number(),
  }),
});

const { path, options } = v.parse(settings, workerData);
const db = new DatabaseSync(path, { readOnly: true, timeout: 250 });
// What is sorted must not end up in a temporary file.
db.exec('PRAGMA temp_store = MEMORY');
const select = beforeQuery('whole_inquiry', ['?', '?', '?']);
const reader = { all: (sql: string, values: readonly (string | number)[]) => db.prepare(sql).all(...values) };
const found = await search(
  ({ receivedAt, id }, limit) => whole(reader, reader.all(select, [receivedAt, id, limit])),
  options,
);
db.close();
parentPort?.postMessage(found satisfies Found);
