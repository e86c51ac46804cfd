import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
  await exchange(port, asking('/about/').repeat(900));
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
