import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postJson, sound } from '../service/support/inquiry.ts';
import { databases, useDatabase } from './support/databases.ts';
import { usePrograms } from './support/programs.ts';
import { serverOf } from './support/server.ts';
import { canTrace, traceSyncs } from './support/syscalls.ts';
import type { Sync } from './support/syscalls.ts';

const posts = 40;

/** Kept aside, so that nothing but the inquiry itself is written. */
const suspect = { 'x-form-check': '9000;1' };

describe.skipIf(!canTrace).each(databases)('one after the other, %s', (database) => {
  const programs = usePrograms();
  const { urlFor } = useDatabase(database);
  const log = database === 'SQLite' ? /inquiries\.db-wal$/ : /\/pg_wal\//;

  test('each 201 comes after its own wait for the disk', async () => {
    const folder = programs.folder();
    const output = join(folder, 'syscalls');
    const env = { DATABASE_URL: await urlFor(folder) };
    const early =
      database === 'PostgreSQL' ? await traceSyncs(await serverOf(env.DATABASE_URL), output) : null;
    const { url, pid } = await programs.run(folder, env);
    const end = early ?? (await traceSyncs(pid, output));

    const answered: { from: number; to: number }[] = [];
    for (let post = 0; post < posts; post++) {
      const from = Date.now();
      const { status } = await postJson(url, { ...sound, projectBrief: String(post) }, suspect);
      expect(status).toBe(201);
      answered.push({ from, to: Date.now() + 1 });
    }
    const syncs = (await end()).filter(({ file }) => log.test(file));
    const within = ({ from, to }: { from: number; to: number }) =>
      syncs.filter(({ at }: Sync) => at >= from && at <= to).length;
    expect(syncs.length).toBeGreaterThanOrEqual(posts);
    expect(answered.filter((answer) => within(answer) < 1)).toEqual([]);
  });
});
