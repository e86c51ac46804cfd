import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postJson, sound } from '../service/support/inquiry.ts';
import { databases, useDatabase } from './support/databases.ts';
import { usePrograms } from './support/programs.ts';
import { relaxCommits, serverOf } from './support/server.ts';
import { traceSyncs } from './support/syscalls.ts';
import type { Sync } from './support/syscalls.ts';
import { isLeftOut } from './support/tools.ts';

const posts = 40;

/** Kept aside, so that nothing but the inquiry itself is written. */
const suspect = { 'x-form-check': '9000;1' };

describe.skipIf(isLeftOut('strace')).each(databases)('one after the other, %s', (database) => {
  const programs = usePrograms();
  const { urlFor } = useDatabase(database);
  const log = database === 'SQLite' ? /inquiries\.db-wal$/ : /\/pg_wal\//;

  test('each 201 comes after its own wait for the disk', async () => {
    const folder = programs.folder();
    const output = join(folder, 'syscalls');
    const env = { DATABASE_URL: await urlFor(folder) };
    // The server's own default would wait.
    if (database === 'PostgreSQL') await relaxCommits(env.DATABASE_URL);
    const early =
      database === 'PostgreSQL' ? await traceSyncs(await serverOf(env.DATABASE_URL), output) : null;
    const { url, pid } = await programs.run(folder, env);
    const end = early ?? (await traceSyncs(pid, output));

    const answered: { from: number; to: number }[] = [];
    // A traced database on a busy machine may be too late for its bound, and is asked again.
    for (let post = 0; answered.length < posts && post < 4 * posts; post++) {
      const from = Date.now();
      const { status } = await postJson(url, { ...sound, projectBrief: String(post) }, suspect);
      expect([201, 503]).toContain(status);
      if (status === 201) answered.push({ from, to: Date.now() + 1 });
    }
    expect(answered).toHaveLength(posts);
    const syncs = (await end()).filter(({ file }) => log.test(file));
    const within = ({ from, to }: { from: number; to: number }) =>
      syncs.filter(({ at }: Sync) => at >= from && at <= to).length;
    expect(syncs.length).toBeGreaterThanOrEqual(posts);
    expect(answered.filter((answer) => within(answer) < 1)).toEqual([]);
  });
});
