import { spawn } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { logKeys } from '../../../service/operation/log.ts';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { createMetrics } from '../../../service/operation/metrics.ts';
import { openStore } from '../../../service/store/openStore.ts';
import { idOf, postJson, sound } from '../support/inquiry.ts';
import { builtFolder, runProgram } from '../support/program.ts';
import { usePostgres } from '../support-store/postgres.ts';

const page = readFileSync('docs/operations.md', 'utf8');

/** The commands that a reader types, block by block; those in `console` blocks need more than a clone. */
const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
const rowsOf = (head: string) => {
  const [, rows = ''] = new RegExp(`^\\| ${head} .*\\n\\|[ |-]+\\n((?:\\|.*\\n)+)`, 'm').exec(page) ?? [];
  return rows
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
};

async function run(script: string, cwd: string, env: Readonly<Record<string, string>>) {
  const child = spawn('sh', ['-ec', script], {
    cwd,
    env: { PATH: `${resolve('node_modules/.bin')}:${process.env['PATH'] ?? ''}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, err, code: await ended };
}

test('the tables name every metric and every key of the log, and no other', async () => {
  const folder = builtFolder();
  const store = await openStore(`file:${join(folder, 'inquiries.db')}`);
  const names = (await createMetrics(store, Date.now).text()).matchAll(/^# HELP (\w+)/gm);
  await store.close();
  expect(rowsOf('metric').toSorted()).toEqual([...names].map(([, name]) => name).toSorted());
  expect(rowsOf('key').toSorted()).toEqual([...logKeys].toSorted());
});

test('docs/security.md names tests that are there', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`(tests\/[\w/.]+)`/g)];
  expect(named.length).toBeGreaterThan(50);
  expect(named.flatMap(([, file = '']) => (existsSync(file) ? [] : [file]))).toEqual([]);
});

describe('the commands', () => {
  const postgres = usePostgres();

  test('do what the page says, beside a running service', async () => {
    const folder = builtFolder();
    for (const part of ['service', 'contract', 'node_modules'])
      symlinkSync(resolve(part), join(folder, part));
    const service = runProgram(folder);
    const url = await service.address;
    const ID = await idOf(await postJson(url, sound));
    const SUSPECT = await idOf(await postJson(url, sound, { 'x-form-check': '9000;1' }));
    await postJson(url, { ...sound, email: 'other@client.example' });
    const env = {
      ID,
      SUSPECT,
      REF: referenceOf(ID),
      EMAIL: sound.email,
      POSTGRES_URL: await postgres.createDatabase(),
    };
    const database = /^(?:Database: .*\/data\/inquiries\.db\n)+$/;

    // As npm runs them; its set-up is not the page's subject.
    const commands = blocks.map((block) =>
      block.replaceAll('npm run inquiries --', 'node service/cli/main.ts'),
    );
    const [verbs = '', steps = '', links = '', cleaning = '', backup = '', restore = '', move = ''] =
      commands;
    expect(commands).toHaveLength(7);
    const listed = await run(verbs, folder, env);
    expect(listed).toMatchObject({ code: 0, err: expect.stringMatching(database) });
    expect(listed.out).toContain(`${ID} is delivered again`);
    expect(listed.out).toContain(`${SUSPECT} is delivered`);
    const answering = await run(steps, folder, env);
    expect(answering).toMatchObject({ code: 0, err: expect.stringMatching(database) });
    expect(answering.out).toContain(`${env.REF} is set aside.`);
    expect(await run(links, folder, env)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`The links of ${env.REF} work no more`),
    });
    const copied = await run(backup, folder, env);
    expect(copied).toMatchObject({ code: 0, out: 'Inquiries in backup.db: 3\n' });
    const cleaned = await run(cleaning, folder, env);
    expect(cleaned).toMatchObject({ code: 0, out: expect.stringContaining('Inquiries erased: 2') });

    service.kill('SIGTERM');
    expect(await service.exit).toBe(0);
    expect(await run(restore, folder, env)).toMatchObject({
      code: 0,
      out: expect.stringContaining('restored: 3.'),
    });
    const moved = await run(move, folder, env);
    expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('Inquiries moved: 3.') });
    const again = runProgram(folder, { DATABASE_URL: env.POSTGRES_URL });
    expect((await fetch(`${await again.address}/healthz/ready`)).status).toBe(200);
  });
});
