import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../service/support-store/postgres.ts';
import { storedTexts } from './support/databases.ts';
import { usePrograms } from './support/programs.ts';
import { repeat, startVisitors } from './support/visitors.ts';

const programs = usePrograms();
let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

test('PostgreSQL stopped and started under load: 503 meanwhile, healed without a restart, every inquiry once', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const { url } = await programs.run(programs.folder(), { DATABASE_URL });
  const status = async (path: string) => (await fetch(`${url}${path}`)).status;
  const visitors = startVisitors(url, 16);
  const refused = () => visitors.sent.filter((sent) => sent.status === 503).length;

  for (let stops = 1; stops <= 2; stops++) {
    const before = visitors.acknowledged();
    await visitors.until(() => visitors.acknowledged() > before + 100);
    const earlier = refused();
    await postgres.stop();
    await visitors.until(() => refused() > earlier + 16);
    expect([await status('/healthz/ready'), await status('/healthz/live')]).toEqual([503, 200]);
    expect([await status('/'), await status('/about/')]).toEqual([200, 200]);
    await postgres.start();
  }
  const before = visitors.acknowledged();
  await visitors.until(() => visitors.acknowledged() > before + 100);
  expect(await status('/healthz/ready')).toBe(200);
  await visitors.stop();

  expect(new Set(visitors.sent.map((sent) => sent.status))).toEqual(new Set([201, 503]));
  const stored = await storedTexts(DATABASE_URL);
  const acknowledged = visitors.sent.filter((sent) => sent.status === 201);
  expect(acknowledged.filter(({ text }) => stored.get(text) !== 1)).toEqual([]);
  const repeats = await repeat(url, visitors.sent);
  expect(repeats.filter((answer) => answer !== 200 && answer !== 201)).toEqual([]);
  const after = await storedTexts(DATABASE_URL);
  expect(visitors.sent.filter(({ text }) => after.get(text) !== 1)).toEqual([]);
});
