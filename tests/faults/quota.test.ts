import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postJson, sound } from '../service/support/inquiry.ts';
import { storedTexts } from './support/databases.ts';
import { usePrograms } from './support/programs.ts';
import { isLeftOut } from './support/tools.ts';

const programs = usePrograms();

/** Makes every write to these files fail as if their owner's quota were used up. Returns what ends that. */
async function exceedQuota(pid: number, files: readonly string[]): Promise<() => Promise<void>> {
  const paths = files.flatMap((file) => ['-P', file]);
  const fail = ['-e', 'trace=write,pwrite64', '-e', 'inject=write,pwrite64:error=EDQUOT'];
  const tracer = spawn('strace', ['-f', '-o', '/dev/null', ...paths, ...fail, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(tracer.stderr, 'data');
  return async () => {
    tracer.kill('SIGINT');
    await once(tracer, 'close');
  };
}

test.skipIf(isLeftOut('strace'))(
  'a quota that is used up is answered 503 like a full disk: the service stays, and heals once there is room',
  async () => {
    const folder = programs.folder();
    const path = join(folder, 'data/inquiries.db');
    const { url, pid, kill, exit } = await programs.run(folder, { SMTP_URL: 'smtp://127.0.0.1:9' });
    const status = async (where: string) => (await fetch(`${url}${where}`)).status;
    expect((await postJson(url, { ...sound, projectBrief: 'before' })).status).toBe(201);
    const end = await exceedQuota(pid, [path, `${path}-wal`, `${path}.probe`]);
    for (let post = 0; post < 3; post++) expect((await postJson(url, sound)).status).toBe(503);
    await expect.poll(() => status('/healthz/ready'), { timeout: 10_000 }).toBe(503);
    expect([await status('/healthz/live'), await status('/')]).toEqual([200, 200]);
    await end();
    await expect.poll(() => status('/healthz/ready'), { timeout: 10_000 }).toBe(200);
    expect((await postJson(url, { ...sound, projectBrief: 'after' })).status).toBe(201);
    kill('SIGTERM');
    expect(await exit).toBe(0);
    expect([...(await storedTexts(`file:${path}`)).keys()].toSorted()).toEqual(['after', 'before']);
  },
);
