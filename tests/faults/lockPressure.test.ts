import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { usePostgres } from '../service/support-store/postgres.ts';
import { storedTexts } from './support/databases.ts';
import { usePrograms } from './support/programs.ts';
import { startVisitors } from './support/visitors.ts';

const programs = usePrograms();
const postgres = usePostgres();

/** Connections of one instance: ten that it shares, and one for what takes its time. */
const mostConnections = 11;

test('a locked PostgreSQL table uses up no connections, and nothing is stored that was answered 503', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const { url } = await programs.run(programs.folder(), { DATABASE_URL });
  const [watcher, blocker] = [DATABASE_URL, DATABASE_URL].map(
    (connectionString) => new Client({ connectionString }),
  );
  for (const client of [watcher, blocker]) {
    await client?.connect();
    onTestFinished(() => client?.end());
  }
  const connections = async () => {
    const { rows } = (await watcher?.query<{ count: string }>(
      'SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )) ?? { rows: [] };
    return Number(rows[0]?.count) - 1;
  };

  const visitors = startVisitors(url, 60);
  await visitors.until(() => visitors.acknowledged() > 100);
  await blocker?.query('BEGIN; LOCK TABLE inquiry IN ACCESS EXCLUSIVE MODE');
  const counts: number[] = [];
  const refused = () => visitors.sent.filter(({ status }) => status === 503).length;
  const end = performance.now() + 30_000;
  while (refused() < 60 && performance.now() < end) counts.push(await connections());
  await blocker?.query('ROLLBACK');
  const before = visitors.acknowledged();
  await visitors.until(() => visitors.acknowledged() > before + 100);
  await visitors.stop();

  expect(Math.max(...counts)).toBeLessThanOrEqual(mostConnections);
  expect(new Set(visitors.sent.map(({ status }) => status))).toEqual(new Set([201, 503]));
  const stored = await storedTexts(DATABASE_URL);
  const wrong = visitors.sent.filter(
    ({ text, status }) => (stored.get(text) ?? 0) !== (status === 201 ? 1 : 0),
  );
  expect(wrong).toEqual([]);
});
