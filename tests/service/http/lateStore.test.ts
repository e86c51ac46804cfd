import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { postForm, postJson, sound } from '../support/inquiry.ts';
import { builtFolder, runProgram } from '../support/program.ts';
import { usePostgres } from '../support-store/postgres.ts';

const patience = { timeout: 15_000, interval: 100 };

const statusOf = async (url: string) => (await fetch(url)).status;

/** The service serves its pages, says that it lives and why it takes no inquiries, and keeps what was typed. */
async function expectPagesOnly(url: string, reason: string | RegExp): Promise<void> {
  const paths = ['/', '/about/', '/healthz/live', '/api/ip'];
  expect(await Promise.all(paths.map((path) => statusOf(url + path)))).toEqual([200, 200, 200, 200]);
  const ready = await fetch(`${url}/healthz/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ detail: expect.stringMatching(reason) });
  const refused = await postJson(url, sound);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const form = await postForm(url, { name: 'Ada Typed' });
  expect(form.status).toBe(422);
}

/** The service has recovered by itself: it takes inquiries without a restart. */
async function expectHealed(url: string): Promise<void> {
  await expect.poll(() => statusOf(`${url}/healthz/ready`), patience).toBe(200);
  expect((await postJson(url, sound)).status).toBe(201);
}

const start = (folder: string, more: Record<string, string> = {}) => {
  const program = runProgram(folder, { DATABASE_URL: 'file:data/inquiries.db', ...more });
  return { ...program, file: join(folder, 'data/inquiries.db') };
};

describe('started with a database that', () => {
  test('is damaged', async () => {
    const folder = builtFolder();
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/inquiries.db'), 'this is no database\n'.repeat(500));
    const { address, out, file } = start(folder);
    await expectPagesOnly(await address, /file is not a database/);
    expect(out()).toContain('"the database cannot be opened: pages are served without it"');
    rmSync(file);
    await expectHealed(await address);
  });

  test('another program has locked', async () => {
    const folder = builtFolder();
    mkdirSync(join(folder, 'data'));
    const other = new DatabaseSync(join(folder, 'data/inquiries.db'));
    other.exec('BEGIN EXCLUSIVE');
    const { address } = start(folder);
    await expectPagesOnly(await address, /opened|locked/);
    other.exec('COMMIT');
    other.close();
    await expectHealed(await address);
  });

  test('has no place to be in', async () => {
    const folder = builtFolder();
    writeFileSync(join(folder, 'data'), 'no folder');
    const { address } = start(folder);
    await expectPagesOnly(await address, /^Inquiries cannot be stored: ENOTDIR: not a directory\.$/);
    rmSync(join(folder, 'data'));
    await expectHealed(await address);
  });

  test('was written by a newer program', async () => {
    const folder = builtFolder();
    mkdirSync(join(folder, 'data'));
    const newer = new DatabaseSync(join(folder, 'data/inquiries.db'));
    newer.exec('PRAGMA user_version = 9999');
    const { address } = start(folder);
    await expectPagesOnly(await address, /The database has version 9999/);
    newer.exec('PRAGMA user_version = 0');
    newer.close();
    await expectHealed(await address);
  });

  const postgres = usePostgres();

  test('is a PostgreSQL which is down', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    await postgres.stop();
    const { address, kill, exit } = start(builtFolder(), { DATABASE_URL });
    await expectPagesOnly(await address, /PostgreSQL does not answer: ECONNREFUSED/);
    await postgres.start();
    await expectHealed(await address);
    kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  test('never comes: TERM ends the service all the same', async () => {
    const { address, kill, exit } = start(builtFolder(), { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' });
    await address;
    kill('SIGTERM');
    expect(await exit).toBe(0);
  });
});
