import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { postJson, sound } from '../service/support/inquiry.ts';
import { usePrograms } from './support/programs.ts';

const programs = usePrograms();

/** Runs the work and tells how long it took, in milliseconds. */
async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
}

test('a database that another program locks is answered 503 within bounds, and pages keep flowing', async () => {
  const folder = programs.folder();
  const { url } = await programs.run(folder, { SMTP_URL: 'smtp://127.0.0.1:9' });
  expect((await postJson(url, sound)).status).toBe(201);
  const other = new DatabaseSync(join(folder, 'data/inquiries.db'), { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');

  const posts = Promise.all(Array.from({ length: 20 }, () => timed(() => postJson(url, sound))));
  let open = true;
  const pages: number[] = [];
  const reading = (async () => {
    while (open) pages.push((await timed(() => fetch(url).then((page) => page.arrayBuffer())))[1]);
  })();
  const answers = await posts;
  open = false;
  await reading;
  expect(new Set(answers.map(([{ status }]) => status))).toEqual(new Set([503]));
  expect(answers.every(([{ headers }]) => headers.get('retry-after') === '5')).toBe(true);
  // A quarter of a second for each try, and what a busy machine adds.
  expect(Math.max(...answers.map(([, ms]) => ms))).toBeLessThan(3_000);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.toSorted((one, two) => one - two)[Math.floor(pages.length / 2)]).toBeLessThan(100);
  await sleep(600);
  expect((await fetch(`${url}/healthz/ready`)).status).toBe(503);

  other.exec('ROLLBACK');
  other.close();
  await sleep(600);
  expect((await fetch(`${url}/healthz/ready`)).status).toBe(200);
  expect((await postJson(url, sound)).status).toBe(201);
});
