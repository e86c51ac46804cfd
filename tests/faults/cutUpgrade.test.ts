import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { readMigrations } from '../../service/store/migrations.ts';
import { openStore } from '../../service/store/openStore.ts';
import { postJson, sound } from '../service/support/inquiry.ts';
import { usePostgres } from '../service/support-store/postgres.ts';
import { usePrograms } from './support/programs.ts';
import { releasedBefore } from './support/releasedBefore.ts';

/** A program that is refused the table tries again after some seconds. */
const patience = { timeout: 60_000 };

describe('an upgrade of PostgreSQL', () => {
  const programs = usePrograms();
  const postgres = usePostgres();

  test('that is killed half way leaves the version before, whole, and is made by the next start', async () => {
    const before = releasedBefore('PostgreSQL');
    const newest = readMigrations('postgres').length;
    const DATABASE_URL = await postgres.createDatabase();
    await before.fill(DATABASE_URL, 300);
    const [writer, watcher] = [1, 2].map(() => new Client({ connectionString: DATABASE_URL }));
    for (const client of [writer, watcher]) {
      client?.on('error', () => {});
      await client?.connect();
    }
    // Somebody writes, so the upgrade waits in the middle of its statements.
    await writer?.query('BEGIN; LOCK TABLE inquiry IN ROW EXCLUSIVE MODE');
    const starting = programs.run(programs.folder(), { DATABASE_URL });
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await expect
      .poll(async () => (await watcher?.query(waiting))?.rowCount, { ...patience, interval: 5 })
      .toBe(1);
    const one = await starting;
    one.kill('SIGKILL');
    await one.exit;
    await writer?.end();
    await expect.poll(async () => (await watcher?.query(waiting))?.rowCount, patience).toBe(0);
    await watcher?.end();
    expect(await before.versionOf(DATABASE_URL)).toBe(before.version);
    await before.store(DATABASE_URL, 'since');

    const folder = programs.folder();
    const both = await Promise.all([1, 2].map(() => programs.run(folder, { DATABASE_URL })));
    for (const { url } of both) {
      await expect.poll(async () => (await fetch(`${url}/healthz/ready`)).status, patience).toBe(200);
      expect((await postJson(url, sound)).status).toBe(201);
    }
    expect(await before.versionOf(DATABASE_URL)).toBe(newest);
    await before.store(DATABASE_URL, 'later');
    await before.remove(DATABASE_URL, 'before-0');
    const store = await openStore(DATABASE_URL);
    expect(await Array.fromAsync(store.all())).toHaveLength(303);
    expect(await store.outcomes({ from: 0, until: Date.now() })).toContainEqual(
      expect.objectContaining({ outcome: 'kept', count: 1, lastAt: null }),
    );
    await store.close();
  });
});
