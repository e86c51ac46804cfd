import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postForm, postJson } from '../service/support/inquiry.ts';
import { exchange } from '../service/support/raw.ts';
import { freePort, usePostgres } from '../service/support-store/postgres.ts';
import { Reply, startSmtp } from '../service/support-store/smtp.ts';
import { usePrograms } from './support/programs.ts';

const canary = {
  name: 'Canary Wharfinger',
  email: 'canary@tell-tale.example',
  phoneNumber: '31415926535',
  country: '+91',
  projectBrief: 'Canary text that nobody may see.',
  pathName: '/canary-path/',
};
const address = '203.0.113.222';
const telling = /canary|wharfinger|tell-tale|31415926535|203\.0\.113/i;
const headers = { 'x-forwarded-for': address };

const programs = usePrograms();
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const postgres = usePostgres();
/** A receiver that says back what it got, and does not want it. */
const receiver = createServer((request, response) => {
  response.statusCode = 500;
  request.pipe(response);
});
beforeAll(async () => {
  smtp = await startSmtp();
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(async () => {
  await smtp.stop();
  receiver.close();
});

/** A running service whose every way out fails, with words that quote what was sent. */
async function failing(DATABASE_URL: string, folder: string) {
  const hook = receiver.address();
  if (hook === null || typeof hook === 'string') throw new Error('no port');
  const metricsPort = await freePort();
  smtp.behaviour.onMessage = () => {
    throw new Reply(550, `${canary.name} <${canary.email}> is not welcome`);
  };
  const service = await programs.run(folder, {
    ...{ DATABASE_URL, SMTP_URL: smtp.url, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'trace' },
    ...{ METRICS_PORT: String(metricsPort), AUTO_REPLY: 'on' },
    WEBHOOK_URL: `http://127.0.0.1:${hook.port}/${canary.pathName}`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  });
  const answers: string[] = [];
  return {
    ...service,
    answers,
    async json(body: unknown, more: Record<string, string> = {}): Promise<number> {
      const response = await postJson(service.url, body, { ...headers, ...more });
      answers.push(`${JSON.stringify([...response.headers])}${await response.text()}`);
      return response.status;
    },
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
  };
}

type Failing = Awaited<ReturnType<typeof failing>>;

/** Every way in that the whole process has, and every way out, failing. */
async function sendEverywhere({ json, url, out }: Failing): Promise<void> {
  const port = Number(new URL(url).port);
  expect(await json(canary)).toBe(201);
  expect(await json(canary, { 'x-form-check': '1;1' })).toBe(201);
  expect(await json({ ...canary, email: canary.name })).toBe(422);
  expect(await json(`{"name":"${canary.name}`)).toBe(400);
  expect((await postForm(url, canary, headers)).status).toBe(303);
  await fetch(`${url}/${canary.name}?email=${canary.email}`, { headers });
  await exchange(port, `GET /${canary.name} HTTP/1.1\r\nX: ${canary.email}\r\n\r\n`);
  await expect.poll(out, { timeout: 20_000 }).toMatch(/"channel":"mail".*delivery parked/);
  await expect.poll(out, { timeout: 20_000 }).toMatch(/"channel":"webhook".*delivery failed/);
}

async function expectSilence({ answers, metrics, out, err, kill, exit }: Failing): Promise<void> {
  const text = await metrics();
  expect(text).toContain('inquiries_refused_total{reason="unavailable"}');
  expect(text).not.toMatch(telling);
  kill('SIGTERM');
  await exit;
  expect(answers.filter((answer) => telling.test(answer))).toEqual([]);
  expect(out()).not.toMatch(telling);
  expect(err()).not.toMatch(telling);
}

describe('a name, an address and a text, while everything fails, are in no log, metric or answer', () => {
  test('of a service on a locked SQLite file', async () => {
    const folder = programs.folder();
    const file = join(folder, 'data/inquiries.db');
    const service = await failing(`file:${file}`, folder);
    await sendEverywhere(service);
    const other = new DatabaseSync(file, { timeout: 5000 });
    other.exec('BEGIN IMMEDIATE');
    expect(await service.json(canary)).toBe(503);
    other.exec('ROLLBACK');
    other.close();
    await expectSilence(service);
  });

  test('of a service whose PostgreSQL stops', async () => {
    const service = await failing(await postgres.createDatabase(), programs.folder());
    await sendEverywhere(service);
    await postgres.stop();
    expect(await service.json(canary)).toBe(503);
    await expectSilence(service);
    await postgres.start();
  });
});
