import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask } from '../support/http.ts';
import { builtFolder } from '../support/program.ts';
import { exchange, takePort } from '../support/raw.ts';

/** A running service whose standard output goes to what is told; it says its address nowhere. */
async function start(out: 'pipe' | number) {
  const [{ port, release }, metrics] = [await takePort(), await takePort()];
  await Promise.all([release(), metrics.release()]);
  const child = spawn(process.execPath, [resolve('service/main.ts')], {
    cwd: builtFolder(),
    env: {
      ...{ PORT: String(port), METRICS_PORT: String(metrics.port) },
      NODE_COMPILE_CACHE: resolve('.cache/compiled'),
    },
    stdio: ['ignore', out, 'inherit'],
  });
  const exit = once(child, 'close').then(([code]) => Number(code));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    child.stdout?.destroy();
    await exit;
  });
  const live = () =>
    ask(port, '/healthz/live').then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(live, { timeout: 10_000 }).toBe(200);
  return {
    ...{ port, child, exit, live },
    dropped: async () => {
      const { body } = await ask(metrics.port, '/metrics');
      return Number(/^log_lines_dropped_total (\d+)/m.exec(body.toString())?.[1]);
    },
  };
}

const asking = 'GET /healthz/live HTTP/1.1\r\nHost: a\r\n';
const tenAtOnce = `${asking}\r\n`.repeat(9) + `${asking}Connection: close\r\n\r\n`;

/** Has 500 lines logged. */
const ask500 = (port: number) => Promise.all(Array.from({ length: 50 }, () => exchange(port, tenAtOnce)));

describe('a log that nobody reads', () => {
  test('holds up neither pages nor health nor the end', async () => {
    const { port, child, exit, live, dropped } = await start('pipe');
    // More than a pipe and the service itself keep.
    while ((await dropped()) === 0) await ask500(port);
    expect(await live()).toBe(200);
    expect((await ask(port, '/about/')).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  test('goes on once somebody reads it, and says how many lines are missing', async () => {
    const { port, child, live, dropped } = await start('pipe');
    while ((await dropped()) === 0) await ask500(port);
    let read = '';
    child.stdout?.on('data', (chunk: Buffer) => (read += chunk.toString()));
    const told = () => Number(/"count":(\d+),"msg":"log lines were dropped"/.exec(read)?.[1]);
    await expect
      .poll(async () => ((await live()) === 200 ? told() : 0), { timeout: 10_000 })
      .toBeGreaterThan(0);
    expect(told()).toBe(await dropped());
  });
});

test('a full disk under the log holds up neither pages nor health nor the end', async () => {
  const { port, child, exit, live, dropped } = await start(openSync('/dev/full', 'w'));
  await expect.poll(async () => ((await live()) === 200 ? dropped() : 0)).toBeGreaterThan(0);
  expect((await ask(port, '/about/')).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('a reader who goes away ends nothing', async () => {
  const { child, exit, live, dropped } = await start('pipe');
  child.stdout?.destroy();
  await expect.poll(async () => ((await live()) === 200 ? dropped() : 0)).toBeGreaterThan(0);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});
