import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { usePostgres } from '../service/support-store/postgres.ts';
import { storedTexts } from './support/databases.ts';
import { startPooler } from './support/pooler.ts';
import { usePrograms } from './support/programs.ts';
import { isLeftOut } from './support/tools.ts';
import { repeat, startVisitors } from './support/visitors.ts';

const programs = usePrograms();

describe.skipIf(isLeftOut('pgbouncer'))('through PgBouncer in transaction mode', () => {
  const postgres = usePostgres();

  test('two instances store every inquiry once, while another program leaves its own statements behind', async () => {
    const direct = await postgres.createDatabase();
    const pooler = await startPooler(direct);
    onTestFinished(pooler.stop);
    const env = { DATABASE_URL: pooler.url };
    const services = await Promise.all([
      programs.run(programs.folder(), env),
      programs.run(programs.folder(), env),
    ]);
    const stranger = new Client({ connectionString: pooler.url });
    await stranger.connect();
    onTestFinished(() => stranger.end());
    const leave = (name: string) =>
      stranger.query({ name, text: 'SELECT $1::int', values: [1] }).catch(() => {});

    const crowds = services.map(({ url }) => startVisitors(url, 8));
    for (const { until, acknowledged } of crowds) {
      await leave('put');
      await until(() => acknowledged() > 150);
    }
    await Promise.all(crowds.map((visitors) => visitors.stop()));
    const sent = crowds.flatMap((visitors) => visitors.sent);
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await repeat(services[0].url, sent))).toEqual(new Set([200]));
    const stored = await storedTexts(pooler.url);
    expect(sent.filter(({ text }) => stored.get(text) !== 1)).toEqual([]);
    for (const { url } of services) expect((await fetch(`${url}/healthz/ready`)).status).toBe(200);
  });
});
