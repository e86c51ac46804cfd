import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { postForm, sound } from '../support/inquiry.ts';
import { exchange, openSocket, readToEnd, statusOf } from '../support/raw.ts';
import { startService } from '../support/service.ts';

const form = 'application/x-www-form-urlencoded';
const head = (type: string, ...more: string[]) =>
  ['POST /api/contact HTTP/1.1', 'Host: a', `Content-Type: ${type}`, ...more, '', ''].join('\r\n');
const chunked = (type: string) => head(type, 'Transfer-Encoding: chunked');
const letterByLetter = (text: string) =>
  [...text]
    .map((letter) => Buffer.from(letter))
    .map((bytes) => `${bytes.length}\r\n${bytes.toString('latin1')}\r\n`)
    .join('')
    .concat('0\r\n\r\n');

const brief = 'भाषा '.repeat(2_000);
const json = JSON.stringify({ ...sound, projectBrief: brief });

test('a brief of 10,000 characters is taken whole, in a chunk for each letter too', async () => {
  const { port, store } = await startService();
  const socket = await openSocket(port);
  const answer = readToEnd(socket);
  const bytes = chunked('application/json').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  socket.write(bytes + letterByLetter(json), 'latin1');
  expect(statusOf(await answer)).toBe(201);
  const [stored] = await store.list({ limit: 1 });
  expect(stored?.fields.projectBrief).toBe(brief);
});

test('a body that nobody reads is bounded too, and so is the time for its pieces', async () => {
  const { port, metrics } = await startService({ limits: { piecesPerSecond: 1_000 } });
  const coding = 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  await exchange(port, coding + '1\r\nx\r\n'.repeat(5_000));
  expect(await metrics()).toContain('connections_cut_total{reason="pieces"} 1');
  // The next connection gets Node's original parser back.
  const answer = await exchange(
    port,
    head('application/json', 'Connection: close', 'Content-Length: 2') + '{}',
  );
  expect(statusOf(answer)).toBe(422);
});

test('whoever is cut for his pieces loses all his connections', async () => {
  const { port } = await startService({ limits: { piecesPerSecond: 100 } });
  const other = await openSocket(port);
  await exchange(port, chunked(form) + '1\r\nx\r\n'.repeat(5_000));
  if (!other.destroyed) await once(other, 'close');
});

test('of bodies that come slowly the largest gives way to all others, and says when to come back', async () => {
  const { port } = await startService({ limits: { mostUnfinishedBytes: 40 * 1024 } });
  const large = await openSocket(port);
  const refused = readToEnd(large);
  large.write(`${head(form, 'Content-Length: 60000')}${'x'.repeat(30_000)}`);
  const small = await openSocket(port);
  const taken = readToEnd(small);
  const fields = new URLSearchParams({ ...sound }).toString();
  small.write(head(form, 'Connection: close', `Content-Length: ${fields.length}`) + fields.slice(0, 50));
  const others = await openSocket(port);
  others.write(`${head(form, 'Content-Length: 60000')}${'x'.repeat(20_000)}`);
  expect(await refused).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: 5\r\n/i);
  small.write(fields.slice(50));
  expect(statusOf(await taken)).toBe(303);
  others.destroy();
});

test('a form over its limit is not read first when many are on their way', async () => {
  const { url, port } = await startService({ env: { RATE_LIMIT_PER_MINUTE: '1' } });
  expect((await postForm(url, { ...sound })).status).toBe(303);
  const back = await postForm(url, { ...sound });
  expect([back.status, back.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  const slow = await Promise.all(Array.from({ length: 51 }, () => openSocket(port)));
  for (const socket of slow) socket.write(`${head(form, 'Content-Length: 60000')}name=`);
  await expect
    .poll(async () => (await postForm(url, { ...sound })).headers.get('content-type'), { timeout: 10_000 })
    .toBe('application/problem+json');
  for (const socket of slow) socket.destroy();
});

test('a form has no more keys than a form of ours could have', async () => {
  const { url } = await startService();
  const many = Array.from({ length: 5_000 }, (_, index) => `k${index}=`).join('&');
  expect((await postForm(url, `name=Ada&${many}`)).status).toBe(400);
});

test('a request has at most 100 headers', async () => {
  const { port } = await startService();
  const asking = (count: number) =>
    `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${'a: b\r\n'.repeat(count - 2)}\r\n`;
  expect(statusOf(await exchange(port, asking(100)))).toBe(200);
  expect(statusOf(await exchange(port, asking(101)))).toBe(431);
  expect(statusOf(await exchange(port, asking(2_000)))).toBe(431);
});

test('of many posts at once few are begun before others have had their turn', async () => {
  const { port } = await startService({ limits: { bodiesPerTurn: 1 } });
  const page = 'GET /about/ HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n';
  const sockets = await Promise.all(Array.from({ length: 21 }, () => openSocket(port)));
  const answerOf = async (socket: Socket) => statusOf(String(await once(socket, 'data')));
  // Until it has answered, the service may not have taken the connection.
  for (const socket of sockets) socket.write(page);
  await Promise.all(sockets.map(answerOf));
  const order: number[] = [];
  const answers = sockets.map(async (socket) => order.push(await answerOf(socket)));
  const [last, ...others] = sockets.toReversed();
  for (const socket of others) socket.write(head('text/plain', 'Content-Length: 1') + 'x');
  last?.write(page);
  await Promise.all(answers);
  for (const socket of sockets) socket.destroy();
  expect(order).toHaveLength(21);
  expect(order.indexOf(200)).toBeLessThan(10);
});
