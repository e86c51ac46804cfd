import { Client } from 'pg';
import { expect, test } from 'vitest';
import { usePostgres } from '../service/support-store/postgres.ts';
import { storedTexts } from './support/databases.ts';
import { usePrograms } from './support/programs.ts';
import { crash, relaxCommits } from './support/server.ts';
import { repeat, startVisitors } from './support/visitors.ts';

const programs = usePrograms();
const postgres = usePostgres();

test('PostgreSQL that crashes loses nothing acknowledged, though its role does not wait for the disk', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  await relaxCommits(DATABASE_URL);
  const { url } = await programs.run(programs.folder(), { DATABASE_URL });
  const visitors = startVisitors(url, 16);
  for (let times = 1; times <= 3; times++) {
    const before = visitors.acknowledged();
    await visitors.until(() => visitors.acknowledged() > before + 60);
    await crash(DATABASE_URL);
    await postgres.start();
  }
  await visitors.stop();
  const stored = await storedTexts(DATABASE_URL);
  const acknowledged = visitors.sent.filter(({ status }) => status === 201);
  expect(acknowledged.filter(({ text }) => stored.get(text) !== 1)).toEqual([]);
});

test('PostgreSQL that fails in the middle of transactions and comes back has each inquiry once', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const { url } = await programs.run(programs.folder(), { DATABASE_URL });
  const visitors = startVisitors(url, 8);
  for (let times = 1; times <= 3; times++) {
    const before = visitors.acknowledged();
    await visitors.until(() => visitors.acknowledged() > before + 50);
    const clients = ['blocker', 'watcher'].map(() => new Client({ connectionString: DATABASE_URL }));
    for (const client of clients) {
      client.on('error', () => {});
      await client.connect();
    }
    const [blocker, watcher] = clients;
    // Transactions have begun and stand before the last of their rows.
    await blocker?.query('BEGIN; LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE');
    const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    await expect.poll(async () => (await watcher?.query(waiting))?.rowCount).toBeGreaterThan(4);
    await crash(DATABASE_URL);
    await postgres.start();
  }
  const before = visitors.acknowledged();
  await visitors.until(() => visitors.acknowledged() > before + 50);
  await visitors.stop();

  const stored = await storedTexts(DATABASE_URL);
  const acknowledged = visitors.sent.filter(({ status }) => status === 201);
  expect(acknowledged.filter(({ text }) => stored.get(text) !== 1)).toEqual([]);
  const repeats = await repeat(url, visitors.sent);
  expect(repeats.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  const after = await storedTexts(DATABASE_URL);
  expect(visitors.sent.filter(({ text }) => after.get(text) !== 1)).toEqual([]);
});
