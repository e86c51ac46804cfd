import { expect, onTestFinished, test } from 'vitest';
import { usePostgres } from '../service/support-store/postgres.ts';
import { storedTexts } from './support/databases.ts';
import { usePrograms } from './support/programs.ts';
import { hang, setWritable } from './support/server.ts';
import { repeat, startVisitors } from './support/visitors.ts';

const programs = usePrograms();
const postgres = usePostgres();

type Trouble = () => Promise<unknown>;

/** How a database fails, twice each: what begins it, and what ends it. */
const troubles: [how: string, (databaseUrl: string) => { begin: Trouble; end: Trouble }][] = [
  ['stopped and started', () => ({ begin: () => postgres.stop(), end: () => postgres.start() })],
  [
    'that hangs',
    (url) => {
      let resume = () => {};
      return {
        async begin() {
          resume = await hang(url);
          onTestFinished(resume);
        },
        end: async () => resume(),
      };
    },
  ],
  [
    'that is a standby for a while',
    (url) => ({ begin: () => setWritable(url, false), end: () => setWritable(url, true) }),
  ],
];

test.each(troubles)(
  'PostgreSQL %s under load: 503 meanwhile, healed without a restart, every inquiry once',
  async (_how, troubleOf) => {
    const DATABASE_URL = await postgres.createDatabase();
    const { begin, end } = troubleOf(DATABASE_URL);
    const { url } = await programs.run(programs.folder(), { DATABASE_URL });
    const status = async (path: string) => (await fetch(`${url}${path}`)).status;
    const visitors = startVisitors(url, 16);
    const refused = () => visitors.sent.filter((sent) => sent.status === 503).length;

    for (let times = 1; times <= 2; times++) {
      const before = visitors.acknowledged();
      await visitors.until(() => visitors.acknowledged() > before + 100);
      const earlier = refused();
      await begin();
      await visitors.until(() => refused() > earlier + 16);
      expect([await status('/healthz/ready'), await status('/healthz/live')]).toEqual([503, 200]);
      expect([await status('/'), await status('/about/')]).toEqual([200, 200]);
      await end();
    }
    const before = visitors.acknowledged();
    await visitors.until(() => visitors.acknowledged() > before + 100);
    await expect.poll(() => status('/healthz/ready')).toBe(200);
    await visitors.stop();

    expect(new Set(visitors.sent.map((sent) => sent.status))).toEqual(new Set([201, 503]));
    // Two seconds for the limit, five until an outcome is known, two for the statement of then.
    expect(Math.max(...visitors.sent.map(({ took }) => took))).toBeLessThan(11_000);
    const stored = await storedTexts(DATABASE_URL);
    const acknowledged = visitors.sent.filter((sent) => sent.status === 201);
    expect(acknowledged.filter(({ text }) => stored.get(text) !== 1)).toEqual([]);
    const repeats = await repeat(url, visitors.sent);
    expect(repeats.filter((answer) => answer !== 200 && answer !== 201)).toEqual([]);
    const after = await storedTexts(DATABASE_URL);
    expect(visitors.sent.filter(({ text }) => after.get(text) !== 1)).toEqual([]);
  },
);
