import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postJson, sound } from '../support/inquiry.ts';
import { exchange, openSocket, readToEnd, statusOf } from '../support/raw.ts';
import { launchService } from '../support/service.ts';
import type { RunningService } from '../support/service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await launchService({ limits: { mostOfOne: 300 } });
});
afterAll(() => service.close());

const json = JSON.stringify(sound);
const chunked = `${Buffer.byteLength(json).toString(16)}\r\n${json}\r\n0\r\n\r\n`;
const head = (...lines: string[]) =>
  [
    'POST /api/contact HTTP/1.1',
    'Host: site.example',
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');

function expectProblem(answer: string, status: number): void {
  expect(statusOf(answer)).toBe(status);
  expect(answer).toMatch(/^content-type: application\/problem\+json\r$/im);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toMatch(/^connection: close\r$/im);
}

describe('what comes over the wire', () => {
  test('a body of 10 MB is refused before it is sent', async () => {
    expectProblem(await exchange(service.port, head('Content-Length: 10000000')), 413);
  });

  test('a body of 10 MB in chunks is refused and the connection closed', async () => {
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    const answer = await exchange(service.port, head('Transfer-Encoding: chunked') + chunk.repeat(640));
    expect(statusOf(answer)).toBe(413);
  });

  test('100 KB of headers are refused', async () => {
    expectProblem(
      await exchange(service.port, head(`X-Long: ${'a'.repeat(100_000)}`, 'Content-Length: 0')),
      431,
    );
  });

  test.each([
    ['two lengths', head('Content-Length: 5', 'Content-Length: 6') + 'hello'],
    ['length and chunks', head('Content-Length: 5', 'Transfer-Encoding: chunked') + '0\r\n\r\n'],
    ['a coding before the chunks', head('Transfer-Encoding: gzip, chunked') + chunked],
    [
      'a coding in a header of its own',
      head('Transfer-Encoding: gzip', 'Transfer-Encoding: chunked') + chunked,
    ],
    ['chunks twice', head('Transfer-Encoding: chunked, chunked') + chunked],
    ['an unknown coding', head('Transfer-Encoding: identity') + chunked],
    ['no coding', head('Transfer-Encoding:') + chunked],
    ['chunks of HTTP/1.0', head('Transfer-Encoding: chunked').replace('HTTP/1.1', 'HTTP/1.0') + chunked],
    [
      'chunks of HTTP/1.0 kept alive',
      head('Transfer-Encoding: chunked', 'Connection: keep-alive').replace('HTTP/1.1', 'HTTP/1.0') + chunked,
    ],
    [
      'a coding where nothing is sent',
      `GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n${chunked}`,
    ],
    ['a bare line feed', head('Content-Length: 0').replaceAll('\r\n', '\n')],
    ['a folded header', head('X-A: b\r\n c', 'Content-Length: 0')],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n'],
    ['two hosts in a request of HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['nonsense', 'canary\r\n\r\n'],
  ])('smuggling by %s is refused', async (_how, bytes) => {
    const answer = await exchange(service.port, bytes);
    expectProblem(answer, 400);
    expect(answer).not.toContain('canary');
  });

  test.each(['GET /\r\n\r\n', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n'])(
    'a version that this server does not speak is told so: %j',
    async (bytes) => {
      expectProblem(await exchange(service.port, bytes), 505);
    },
  );

  test.each(['/', '/api/ip'])('an expectation at %s that nobody can meet is told so', async (path) => {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: a\r\nExpect: foo\r\n\r\n`;
    expectProblem(await exchange(service.port, bytes), 417);
  });

  test('chunks are taken, however their coding is spelled', async () => {
    const answer = await exchange(
      service.port,
      head('Transfer-Encoding: Chunked', 'Connection: close') + chunked,
    );
    expect(statusOf(answer)).toBe(201);
  });

  test('who asks whether to go on is told to', async () => {
    const length = `Content-Length: ${Buffer.byteLength(json)}`;
    const bytes = head(length, 'Expect: 100-continue', 'Connection: close') + json;
    expect((await exchange(service.port, bytes)).match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 100',
      'HTTP/1.1 201',
    ]);
  });

  test(
    'slow headers and slow bodies get 408 within 10 s, and others do not wait',
    { timeout: 15_000 },
    async () => {
      const started = performance.now();
      const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(service.port)));
      const answers = sockets.map((socket, index) => {
        socket.write(
          index % 2 === 0
            ? 'POST /api/contact HTTP/1.1\r\nHost: a\r\n'
            : head('Content-Length: 500') + '{"na',
        );
        return readToEnd(socket);
      });
      const asked = performance.now();
      expect((await postJson(service.url, sound)).status).toBe(201);
      expect((await fetch(service.url)).status).toBe(200);
      expect(performance.now() - asked).toBeLessThan(1000);
      for (const answer of await Promise.all(answers)) expectProblem(answer, 408);
      expect(performance.now() - started).toBeLessThan(10_000);
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s is not allowed where inquiries are posted',
    async (method) => {
      const response = await fetch(`${service.url}/api/contact`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  test('posting is not allowed where addresses and health are read', async () => {
    for (const path of ['/api/ip', '/api/geolocation', '/healthz/live', '/healthz/ready']) {
      const response = await fetch(service.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{',
      });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test.each(['/api/nothing', '/api', '/healthz/', '/api/%zz', '/api/contact/'])(
    '%s is an unknown address',
    async (path) => {
      const answer = await exchange(
        service.port,
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      expect([400, 404]).toContain(statusOf(answer));
      expect(answer).toMatch(/content-type: application\/problem\+json/i);
      expect(answer).toMatch(/x-content-type-options: nosniff/i);
    },
  );

  test('the long form of a target means the same', async () => {
    const target = `GET http://site.example/about/ HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`;
    expect(statusOf(await exchange(service.port, target))).toBe(200);
  });

  test('many requests in one write are answered in their order', async () => {
    const posts = `${head(`Content-Length: ${Buffer.byteLength(json)}`)}${json}`.repeat(3);
    const last = 'GET /about/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const answer = await exchange(service.port, posts + last);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 201',
      'HTTP/1.1 201',
      'HTTP/1.1 201',
      'HTTP/1.1 200',
    ]);
  });
});
