import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ask } from '../service/support/http.ts';
import { postForm } from '../service/support/inquiry.ts';
import { openSocket } from '../service/support/raw.ts';
import { freePort } from '../service/support-store/postgres.ts';
import { memoryOf } from './support/memory.ts';
import { startNginx } from './support/nginx.ts';
import { usePrograms } from './support/programs.ts';
import { isLeftOut } from './support/tools.ts';

const programs = usePrograms();

/** Most memory in MiB, half of what the unit of systemd allows. */
const most = 250;

/** As large as the largest script of the built site, and as hard to compress. */
const script = Array.from({ length: 20_000 }, (_, index) => `f${(index * 7919) % 9973}();`).join('\n');

let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

async function start() {
  const folder = programs.folder();
  const file = join(folder, 'dist/_assets/large.0a1b2c.js');
  writeFileSync(file, script);
  writeFileSync(`${file}.br`, brotliCompressSync(script));
  writeFileSync(`${file}.gz`, gzipSync(script));
  // As the unit of systemd starts it, and with the usual limit.
  const env = {
    NODE_OPTIONS: '--max-semi-space-size=8',
    RATE_LIMIT_PER_MINUTE: '',
    // All come from here, as the visitors of a proxy do: the share of one address is tested by itself.
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const metricsPort = await freePort();
  const { url, pid } = await programs.run(folder, { ...env, METRICS_PORT: String(metricsPort) });
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return { folder, url, port: Number(new URL(url).port), pid, metrics };
}

/** Connections that send these bytes and read nothing. */
async function hoard(port: number, count: number, bytes: string): Promise<void> {
  const opened = await Promise.all(Array.from({ length: count }, () => openSocket(port)));
  sockets.push(...opened);
  for (const socket of opened) socket.pause().write(bytes);
}

/** The most memory that the service has within these milliseconds, while it answers others. */
async function peakOf(pid: number, port: number, ms: number): Promise<number> {
  const until = performance.now() + ms;
  let peak = 0;
  while (performance.now() < until) {
    expect((await ask(port, '/about/')).status).toBe(200);
    peak = Math.max(peak, memoryOf(pid));
  }
  return peak;
}

const asking = 'GET /_assets/large.0a1b2c.js HTTP/1.1\r\nHost: agency.example\r\n\r\n';

describe('who asks for much and reads nothing', () => {
  test('gets no memory by asking 900 times on each of four connections', async () => {
    const { port, pid, metrics } = await start();
    await hoard(port, 4, asking.repeat(900));
    expect(await peakOf(pid, port, 5_000)).toBeLessThan(most);
    // Memory alone may stay low by chance: they are cut off.
    expect(await metrics()).toContain('connections_cut_total{reason="pipelined"} 4');
  });

  test('gets no memory by staying within what may wait, a thousand times', async () => {
    const { port, pid } = await start();
    await hoard(port, 1_000, asking.repeat(16));
    expect(await peakOf(pid, port, 8_000)).toBeLessThan(most);
  });

  test.skipIf(isLeftOut('nginx'))('gets no memory behind nginx either, a thousand at once', async () => {
    const { folder, url, port, pid } = await start();
    const front = await startNginx(folder, new URL(url), 1_000);
    await expect.poll(() => ask(front, '/about/').then(({ status }) => status, String)).toBe(200);
    await hoard(front, 1_000, asking);
    expect(await peakOf(pid, port, 8_000)).toBeLessThan(most);
  });

  test('gets no memory by forms that are handed back, large ones, a thousand at once', async () => {
    const { url, port, pid } = await start();
    const large = `email=none&link=${"'".repeat(60_000)}`;
    const head = [
      'POST /api/contact HTTP/1.1',
      'Host: agency.example',
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${large.length}`,
    ];
    await hoard(port, 1_000, [...head, '', large].join('\r\n'));
    expect(await peakOf(pid, port, 8_000)).toBeLessThan(2 * most);
    expect((await postForm(url, 'email=none')).status).toBe(429);
  });
});
