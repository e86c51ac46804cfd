import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postJson, sound } from '../service/support/inquiry.ts';
import { storedTexts } from './support/databases.ts';
import { usePrograms } from './support/programs.ts';
import { isLeftOut } from './support/tools.ts';

const programs = usePrograms();
const folder = programs.folder();
const data = join(folder, 'data');
mkdirSync(data);

const large = (text: string) => ({ ...sound, projectBrief: text.padEnd(10_000, '.') });

// Elsewhere tests/service/http shows the same on a file that may not grow.
describe.skipIf(isLeftOut('mount'))('a disk of 4 MiB', () => {
  beforeAll(() => void spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', data]));
  afterAll(() => void spawnSync('umount', ['-l', data]));

  test('that fills up is answered 503, turns ready red alone, and heals by itself once there is room', async () => {
    const ballast = join(data, 'ballast');
    writeFileSync(ballast, Buffer.alloc(2 * 1024 * 1024));
    // A relay that nobody runs: what is delivered writes nothing here.
    const { url, kill, exit } = await programs.run(folder, { SMTP_URL: 'smtp://127.0.0.1:9' });
    const status = async (path: string) => (await fetch(`${url}${path}`)).status;
    expect(await status('/healthz/ready')).toBe(200);

    const texts: string[] = [];
    let answer = await postJson(url, large('first'));
    for (let post = 0; answer.status === 201 && post < 1000; post++) {
      answer = await postJson(url, large(`post ${post}`));
      if (answer.status === 201) texts.push(`post ${post}`);
    }
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(texts.length).toBeGreaterThan(20);
    await sleep(600);
    expect(await status('/healthz/ready')).toBe(503);
    expect([await status('/healthz/live'), await status('/'), await status('/about/')]).toEqual([
      200, 200, 200,
    ]);
    expect((await postJson(url, large('again'))).status).toBe(503);

    rmSync(ballast);
    await sleep(600);
    expect(await status('/healthz/ready')).toBe(200);
    expect((await postJson(url, large('afterwards'))).status).toBe(201);

    const stored = await storedTexts(`file:${join(data, 'inquiries.db')}`);
    const kept = ['first', ...texts, 'afterwards'].map((text) => large(text).projectBrief);
    expect(kept.filter((text) => stored.get(text) !== 1)).toEqual([]);
    expect(stored.size).toBe(kept.length);
    kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  test('that is full at the start leaves the pages up, and heals by itself once there is room', async () => {
    for (const file of readdirSync(data)) rmSync(join(data, file), { recursive: true });
    const ballast = join(data, 'ballast');
    expect(() => writeFileSync(ballast, Buffer.alloc(8 * 1024 * 1024))).toThrow('ENOSPC');
    const { url } = await programs.run(folder, { SMTP_URL: 'smtp://127.0.0.1:9' });
    const status = async (path: string) => (await fetch(`${url}${path}`)).status;
    expect([await status('/healthz/live'), await status('/'), await status('/about/')]).toEqual([
      200, 200, 200,
    ]);
    const ready = await fetch(`${url}/healthz/ready`);
    expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('full')]);
    expect((await postJson(url, sound)).status).toBe(503);
    rmSync(ballast);
    await expect.poll(() => status('/healthz/ready'), { timeout: 15_000 }).toBe(200);
    expect((await postJson(url, sound)).status).toBe(201);
  });
});
