import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, postJson, sound } from '../service/support/inquiry.ts';
import { usePostgres } from '../service/support-store/postgres.ts';
import { startSmtp } from '../service/support-store/smtp.ts';
import { createBefore } from './support/databases.ts';
import { arrived } from './support/mails.ts';
import { usePrograms } from './support/programs.ts';

const programs = usePrograms();
const postgres = usePostgres();
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

const delivered = (log: string) =>
  log.split('\n').filter((line) => line.includes('"msg":"delivered"')).length;

test('two instances on one PostgreSQL share queue and rate limit, and one takes over when the other dies', async () => {
  const env = { DATABASE_URL: await postgres.createDatabase(), SMTP_URL: smtp.url };
  await createBefore(env.DATABASE_URL);
  const [one, other] = await Promise.all([
    programs.run(programs.folder(), env),
    programs.run(programs.folder(), env),
  ]);
  const post = async (url: string) => idOf(await postJson(url, sound));
  const ids = await Promise.all(
    Array.from({ length: 60 }, (_, index) => post([one, other][index % 2]?.url ?? '')),
  );
  await expect.poll(() => smtp.raw.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(60);
  expect(arrived(smtp.raw).toSorted()).toEqual(ids.toSorted());
  expect(delivered(one.out())).toBeGreaterThan(0);
  expect(delivered(other.out())).toBeGreaterThan(0);

  one.kill('SIGKILL');
  await one.exit;
  const late = await Promise.all(Array.from({ length: 5 }, () => post(other.url)));
  await expect
    .poll(() => arrived(smtp.raw).slice(60).toSorted(), { timeout: 30_000 })
    .toEqual(late.toSorted());
});

test('twenty inquiries a minute are twenty over both', async () => {
  const env = {
    DATABASE_URL: await postgres.createDatabase(),
    SMTP_URL: smtp.url,
    RATE_LIMIT_PER_MINUTE: '20',
  };
  const both = await Promise.all([
    programs.run(programs.folder(), env),
    programs.run(programs.folder(), env),
  ]);
  const statuses: number[] = [];
  for (let index = 0; index < 24; index++) {
    statuses.push((await postJson(both[index % 2]?.url ?? '', sound)).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(201), ...Array<number>(4).fill(429)]);
});
