import { expect, test } from 'vitest';
import { postJson, sound } from '../service/support/inquiry.ts';
import { exchange, openSocket, readToEnd, statusOf } from '../service/support/raw.ts';
import { memoryOf } from './support/memory.ts';
import { usePrograms } from './support/programs.ts';

const programs = usePrograms();

/** The times of a number of answers, in milliseconds, fastest first. */
async function latencies(url: string, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let asked = 0; asked < count; asked++) {
    const began = performance.now();
    await (await fetch(url)).arrayBuffer();
    found.push(performance.now() - began);
  }
  return found.toSorted((one, other) => one - other);
}

const p99 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;

test('a thousand sockets that send next to nothing are told 408 and closed, and harm nobody else', async () => {
  // Behind a proxy they are many; one address alone has a hundred.
  const { url } = await programs.run(programs.folder(), { TRUSTED_PROXIES: '127.0.0.1' });
  const port = Number(new URL(url).port);
  const quiet = await latencies(url, 500);
  const slow = await Promise.all(
    Array.from({ length: 1000 }, async (_, index) => {
      const socket = await openSocket(port);
      const opened = performance.now();
      const started = 'POST /api/contact HTTP/1.1\r\nHost: agency.example\r\n';
      const body = 'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":';
      socket.write(index % 2 === 0 ? started : `${started}${body}`);
      const answer = readToEnd(socket);
      return { socket, answer, lived: answer.then(() => performance.now() - opened) };
    }),
  );
  const drip = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write('x')), 1_000);
  const crowded = await latencies(url, 500);
  expect((await postJson(url, sound)).status).toBe(201);
  const answers = await Promise.all(slow.map(({ answer }) => answer));
  clearInterval(drip);
  expect(new Set(answers.map(statusOf))).toEqual(new Set([408]));
  const lives = await Promise.all(slow.map(({ lived }) => lived));
  // Eight seconds, one until the next look, and what a thousand at once on a busy machine add.
  expect(Math.max(...lives)).toBeLessThan(13_000);
  // The drip itself costs the same processor something.
  expect(p99(crowded)).toBeLessThan(p99(quiet) * 3 + 50);
});

test('bodies of 10 MB, told or chunked, are refused at once and kept nowhere', async () => {
  const { url, pid } = await programs.run(programs.folder());
  const port = Number(new URL(url).port);
  await postJson(url, sound);
  const before = memoryOf(pid);
  const head = 'POST /api/contact HTTP/1.1\r\nHost: agency.example\r\nContent-Type: application/json\r\n';
  const megabyte = 'a'.repeat(1_000_000);
  const told = `${head}Content-Length: 10000000\r\n\r\n${megabyte.repeat(10)}`;
  const chunk = `${megabyte.length.toString(16)}\r\n${megabyte}\r\n`;
  const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(10)}0\r\n\r\n`;
  const answers: string[] = [];
  for (let round = 0; round < 10; round++) {
    answers.push(...(await Promise.all([told, chunked, told, chunked].map((body) => exchange(port, body)))));
  }
  // Who is still writing when the connection closes may lose the answer.
  expect(new Set(answers.filter((answer) => answer !== '').map(statusOf))).toEqual(new Set([413]));
  expect(memoryOf(pid) - before).toBeLessThan(60);
  expect((await postJson(url, sound)).status).toBe(201);
});

test('started with nothing compiled it is idle within 120 MiB, and ends on TERM with status 0', async () => {
  const { exit, kill, pid, url } = await programs.run(programs.folder(), { NODE_COMPILE_CACHE: '' });
  expect((await fetch(`${url}/healthz/ready`)).status).toBe(200);
  await expect.poll(() => memoryOf(pid), { timeout: 10_000 }).toBeLessThan(120);
  kill('SIGTERM');
  expect(await exit).toBe(0);
});
