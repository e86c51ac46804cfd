import { copyFileSync, globSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { postJson, sound } from '../support/inquiry.ts';
import { builtFolder, runProgram } from '../support/program.ts';

const parts = ['', '-wal', '-shm'];
const post = async (url: string, projectBrief: string) =>
  (await postJson(url, { ...sound, projectBrief })).status;

/** What a database holds. */
async function textsIn(path: string): Promise<string[]> {
  const store = await openStore(`file:${path}`);
  const texts = (await Array.fromAsync(store.all())).map(({ fields }) => fields.projectBrief);
  await store.close();
  return texts.toSorted();
}

/** A running service, its database, and whether it is ready. */
async function start() {
  const folder = builtFolder();
  const program = runProgram(folder, { RATE_LIMIT_PER_MINUTE: '1000', SMTP_URL: 'smtp://127.0.0.1:9' });
  const url = await program.address;
  const ready = async () => (await fetch(`${url}/healthz/ready`)).status;
  const becomes = (status: number) => expect.poll(ready, { timeout: 5_000 }).toBe(status);
  return { folder, program, url, becomes, path: join(folder, 'data/inquiries.db') };
}

test('a database file that is moved away is answered 503, and heals with all in it once it is back', async () => {
  const { url, path, folder, program, becomes } = await start();
  expect(await post(url, 'before')).toBe(201);
  mkdirSync(join(folder, 'elsewhere'));
  const elsewhere = (part: string) => join(folder, `elsewhere/inquiries.db${part}`);
  for (const part of parts) renameSync(path + part, elsewhere(part));
  expect(await post(url, 'meanwhile')).toBe(503);
  await becomes(503);
  expect((await fetch(url)).status).toBe(200);
  for (const part of parts) renameSync(elsewhere(part), path + part);
  expect(await post(url, 'after')).toBe(201);
  await becomes(200);
  program.kill('SIGTERM');
  expect(await program.exit).toBe(0);
  expect(await textsIn(path)).toEqual(['after', 'before']);
});

test('a database file that is replaced is used from then on, and nothing of the old one is lost', async () => {
  const { url, path, folder, program, becomes } = await start();
  const other = join(folder, 'other.db');
  const store = await openStore(`file:${other}`);
  await store.close();
  expect(await post(url, 'old')).toBe(201);
  renameSync(other, path);
  expect(await post(url, 'new')).toBe(201);
  await becomes(200);
  const [kept = '', ...more] = globSync(`${path}.replaced-*`);
  expect(more).toEqual([]);
  expect(statSync(kept).mode & 0o777).toBe(0o600);
  program.kill('SIGKILL');
  await program.exit;
  expect(await textsIn(path)).toEqual(['new']);
  expect(await textsIn(kept)).toEqual(['old']);
});

test('a file that is no database in its place is answered 503 until the right one is there', async () => {
  const { url, path, folder, becomes } = await start();
  expect(await post(url, 'old')).toBe(201);
  const [right, wrong] = [join(folder, 'right.db'), join(folder, 'wrong.db')];
  await (await openStore(`file:${right}`)).close();
  copyFileSync('package.json', wrong);
  renameSync(wrong, path);
  expect(await post(url, 'refused')).toBe(503);
  await becomes(503);
  renameSync(right, path);
  expect(await post(url, 'new')).toBe(201);
  await becomes(200);
});

test('a write-ahead log that is removed takes nothing with it', async () => {
  const { url, path, folder, program } = await start();
  expect(await post(url, 'first')).toBe(201);
  renameSync(`${path}-wal`, join(folder, 'lost'));
  expect(await post(url, 'second')).toBe(201);
  program.kill('SIGKILL');
  await program.exit;
  expect(await textsIn(path)).toEqual(['first', 'second']);
});
