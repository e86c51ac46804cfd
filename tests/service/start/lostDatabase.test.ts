import { existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postJson, sound } from '../support/inquiry.ts';
import { builtFolder, runProgram } from '../support/program.ts';
import { inquiries } from '../support-store/cli.ts';

/** A folder with a database of one inquiry, and a copy of it, and how the service starts there. */
async function withCopy() {
  const folder = builtFolder();
  const path = join(folder, 'data/inquiries.db');
  const copies = join(folder, 'copies');
  const first = runProgram(folder, { ALERT_TO: 'ops@agency.example' });
  expect((await postJson(await first.address, sound)).status).toBe(201);
  const mails = () => globSync(join(folder, 'data/mail/*.eml')).length;
  await expect.poll(mails, { timeout: 15_000 }).toBe(2);
  first.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  const made = join(copies, 'inquiries-2026-01-05T09-00-00Z.db');
  expect((await inquiries(`file:${path}`, 'backup', made)).code).toBe(0);
  return { folder, path, copies, first };
}

async function start(folder: string, env: Readonly<Record<string, string>> = {}) {
  const program = runProgram(folder, env);
  const url = await program.address;
  const ready = async () => {
    const answer = await fetch(`${url}/healthz/ready`);
    return [answer.status, await answer.text()] as const;
  };
  const heals = () => expect.poll(async () => (await ready())[0], { timeout: 15_000 }).toBe(200);
  return { ...program, url, ready, heals };
}

test('a database that was never there is created, and somebody is told', async () => {
  const { folder, first } = await withCopy();
  expect(first.out()).toContain('a new database was created');
  const mails = readdirSync(join(folder, 'data/mail'));
  expect(mails.filter((name) => name.startsWith('notice-new-database'))).toHaveLength(1);
  const again = await start(folder);
  await again.heals();
  expect(again.out()).not.toContain('a new database was created');
});

test('one that copies tell of is not created anew: ready says so, and it heals once the database is back', async () => {
  const { folder, path, copies } = await withCopy();
  renameSync(join(folder, 'data'), join(folder, 'unmounted'));
  const { url, ready, heals, out } = await start(folder, { BACKUP_DIR: copies });
  expect(await ready()).toEqual([503, expect.stringContaining('there was one')]);
  expect((await fetch(url)).status).toBe(200);
  expect((await postJson(url, sound)).status).toBe(503);
  expect(out()).toContain('a copy of 1 inquiries in BACKUP_DIR is there');
  expect([existsSync(path), readdirSync(copies).length]).toEqual([false, 1]);
  renameSync(join(folder, 'unmounted'), join(folder, 'data'));
  await heals();
  expect((await inquiries(`file:${path}`, 'list')).out.trim().split('\n')).toHaveLength(1);
});

test('one whose copy nobody can read is not created anew either', async () => {
  const folder = builtFolder();
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  const copy = join(copies, 'inquiries-2026-01-05T09-00-00Z.db');
  writeFileSync(copy, 'words');
  const { ready, heals, out } = await start(folder, { BACKUP_DIR: copies });
  expect(await ready()).toEqual([503, expect.stringContaining('there was one')]);
  expect(out()).toContain(`${copy}, which cannot be read, is there`);
  rmSync(copy);
  await heals();
});

test.each(['.before-2026-01-05T09-00-00Z', '.restored', '.replaced-2026-01-05T09-00-00.000Z'])(
  'one that %s beside it tells of neither, until the operator begins anew',
  async (end) => {
    const { folder, path } = await withCopy();
    renameSync(path, path + end);
    const { ready, heals } = await start(folder);
    expect(await ready()).toEqual([503, expect.stringContaining('there was one')]);
    expect(existsSync(path)).toBe(false);
    expect(await inquiries(`file:${path}`, 'create')).toMatchObject({ code: 0, err: '' });
    await heals();
    expect(await inquiries(`file:${path}`, 'create')).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is a database already'),
    });
  },
);

test('none is created where the operator wants none', async () => {
  const folder = builtFolder();
  const { ready, heals } = await start(folder, { CREATE_DATABASE: 'off' });
  expect(await ready()).toEqual([503, expect.stringContaining('none is created')]);
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect((await inquiries(`file:${join(folder, 'data/inquiries.db')}`, 'create')).code).toBe(0);
  await heals();
});
