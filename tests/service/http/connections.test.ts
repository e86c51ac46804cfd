import type { EventEmitter } from 'node:events';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../support/http.ts';
import { exchange, openSocket, readToEnd } from '../support/raw.ts';
import { startService } from '../support/service.ts';

const asking = (path: string, ...more: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...more, '', ''].join('\r\n');

test('requests that come together are answered in their order, whatever each takes', async () => {
  const { port } = await startService();
  const paths = ['/images/picture.png', '/healthz/ready', '/about/', '/images/empty.png', '/healthz/live'];
  const bytes = paths.map((path) => asking(path)).join('') + asking('/nothing/', 'Connection: close');
  const answer = await exchange(port, bytes);
  const types = [...answer.matchAll(/HTTP\/1\.1 (\d+).*?\r\ncontent-type: ([\w/]+)/gis)];
  expect(types.map(([, status, type]) => `${status} ${type}`)).toEqual([
    '200 image/png',
    '200 application/json',
    '200 text/html',
    '200 image/png',
    '200 application/json',
    '404 text/html',
  ]);
});

test('a connection with more requests than may wait is closed; others go on', async () => {
  const { port, metrics } = await startService({ limits: { mostWaiting: 4 } });
  const within = await exchange(port, asking('/about/').repeat(4) + asking('/', 'Connection: close'));
  expect(within.match(/HTTP\/1\.1 200/g)).toHaveLength(5);
  // It would end by itself if all were answered.
  await exchange(port, asking('/about/').repeat(900) + asking('/', 'Connection: close'));
  expect(await metrics()).toContain('connections_cut_total{reason="pipelined"} 1');
  expect((await ask(port, '/about/')).status).toBe(200);
});

test('a reader who takes too long for an answer is cut off; who takes it steadily is not', async () => {
  const bytesPerSecond = 4_000_000;
  const { port, siteFolder, metrics } = await startService({ limits: { answerMs: 200, bytesPerSecond } });
  const large = Buffer.alloc(64 * 1024 * 1024, 'x');
  await writeFile(join(siteFolder, 'images/picture.png'), large);
  const slow = await openSocket(port);
  slow.pause();
  slow.write(asking('/images/picture.png'));
  const steady = await ask(port, '/images/picture.png');
  expect(steady.body.equals(large)).toBe(true);
  await expect.poll(metrics, { timeout: 15_000 }).toContain('connections_cut_total{reason="slow"} 1');
  const read = readToEnd(slow);
  slow.resume();
  expect((await read).length).toBeLessThan(large.length);
});

test('more connections than there may be are closed unheard, until others end', async () => {
  const { port, metrics } = await startService({ limits: { mostConnections: 3 } });
  const [one, two] = [await openSocket(port), await openSocket(port), await openSocket(port)];
  one.write(asking('/healthz/live'));
  await once(one, 'data');
  expect(await exchange(port, asking('/'))).toBe('');
  expect(await metrics()).toContain('connections_cut_total{reason="connections"} 1');
  two.destroy();
  await expect.poll(() => exchange(port, asking('/', 'Connection: close'))).toContain('HTTP/1.1 200');
});

test('an address has its share of the connections; others, and a trusted proxy, have theirs', async () => {
  const limits = { mostOfOne: 2 };
  const { port, metrics } = await startService({ limits });
  const mine = [await openSocket(port), await openSocket(port)];
  expect(await exchange(port, asking('/', 'Connection: close'))).toBe('');
  expect(await metrics()).toContain('connections_cut_total{reason="address"} 1');
  const neighbour = await openSocket(port, '127.0.0.2');
  neighbour.write(asking('/', 'Connection: close'));
  expect(await readToEnd(neighbour)).toContain('HTTP/1.1 200');
  for (const socket of mine) socket.destroy();
  await expect.poll(() => exchange(port, asking('/', 'Connection: close'))).toContain('HTTP/1.1 200');

  const behind = await startService({ limits, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const visitors = await Promise.all(Array.from({ length: 5 }, () => openSocket(behind.port)));
  for (const socket of visitors) socket.write(asking('/', 'Connection: close'));
  for (const socket of visitors) expect(await readToEnd(socket)).toContain('HTTP/1.1 200');
});

test('through a proxy, an address has its share of the answers on their way', async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  const { port, siteFolder, metrics } = await startService({ limits: { mostOfOne: 2 }, env });
  await writeFile(join(siteFolder, 'images/picture.png'), Buffer.alloc(64 * 1024 * 1024, 'x'));
  const askFor = (visitor: string, path: string) =>
    asking(path, `X-Forwarded-For: ${visitor}`, 'Connection: close');
  const readers = [await openSocket(port), await openSocket(port)];
  for (const reader of readers) {
    reader.pause().write(askFor('192.0.2.1', '/images/picture.png'));
    await once(reader, 'readable');
  }
  const refused = await exchange(port, askFor('192.0.2.1', '/'));
  expect(refused).toMatch(/^HTTP\/1\.1 503 .*connection: close/s);
  expect(refused).toMatch(/^retry-after: 5\r$/m);
  expect(await metrics()).toContain('connections_cut_total{reason="address"} 1');
  expect(await exchange(port, askFor('192.0.2.2', '/'))).toContain('HTTP/1.1 200');
  for (const reader of readers) reader.destroy();
  await expect.poll(() => exchange(port, askFor('192.0.2.1', '/'))).toContain('HTTP/1.1 200');
});

/** How many requests a server begins in each turn of the event loop, until the test ends. */
function countTurns(server: EventEmitter): () => number[] {
  const turns = [0];
  server.on('request', () => turns.push((turns.pop() ?? 0) + 1));
  let next = setImmediate(function turn() {
    turns.push(0);
    next = setImmediate(turn);
  });
  onTestFinished(() => clearImmediate(next));
  return () => turns;
}

test('once a turn of the event loop has taken its time, what others have sent waits, each heard before one is again', async () => {
  const { port, app } = await startService({ limits: { turnMs: 0 } });
  const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(port)));
  const taken = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => taken()).toBe(sockets.length);
  const turns = countTurns(app.server);
  const answered: number[] = [];
  const visits = sockets.map(async (socket, index) => {
    for (let time = 0; time < 3; time++) {
      socket.write(asking('/about/'));
      await once(socket, 'data');
      answered.push(index);
    }
    socket.destroy();
  });
  await Promise.all(visits);
  expect(Math.max(...turns())).toBe(1);
  expect(new Set(answered.slice(0, sockets.length)).size).toBe(sockets.length);
});

test('whoever comes with a new connection for each request keeps nobody from being heard again', async () => {
  const { port } = await startService({ limits: { turnMs: 0, mostOfOne: 2_000 } });
  let isOver = false;
  let pushed = 0;
  async function pushOn(): Promise<void> {
    while (!isOver) {
      const socket = await openSocket(port);
      socket.write(asking('/about/'));
      await once(socket, 'data');
      socket.destroy();
      pushed++;
    }
  }
  const pushing = Array.from({ length: 8 }, pushOn);
  const visitor = await openSocket(port);
  const between: number[] = [];
  for (let time = 0; time < 60; time++) {
    const before = pushed;
    visitor.write(asking('/healthz/live'));
    await once(visitor, 'data');
    between.push(pushed - before);
  }
  isOver = true;
  await Promise.all(pushing);
  visitor.destroy();
  expect(Math.max(...between)).toBeLessThan(80);
});
