import { describe, expect, test } from 'vitest';
import { StoreBroken, StoreUnavailable } from '../../../service/store/Store.ts';
import { ask } from '../support/http.ts';
import { postJson, sound } from '../support/inquiry.ts';
import { exchange, openSocket, readToEnd, statusOf } from '../support/raw.ts';
import { startService } from '../support/service.ts';

const statusAt = async (port: number, path: string) => (await ask(port, path)).status;

describe('health', () => {
  test('live and ready say yes', async () => {
    const { port } = await startService();
    for (const path of ['/healthz/live', '/healthz/ready']) {
      const answer = await ask(port, path);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  test('a store that cannot write turns ready red and posts into 503; pages and live stay; it recovers alone', async () => {
    let full = true;
    const { url, port, store } = await startService({
      verbs: (real) => ({
        put: (inquiry) => (full ? Promise.reject(new StoreUnavailable('disk full')) : real.put(inquiry)),
        ready: () => (full ? Promise.resolve(false) : real.ready()),
      }),
    });
    const refused = await postJson(url, sound);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await statusAt(port, '/healthz/ready')).toBe(503);
    expect(await statusAt(port, '/healthz/live')).toBe(200);
    expect(await statusAt(port, '/about/')).toBe(200);
    full = false;
    await expect.poll(() => statusAt(port, '/healthz/ready'), { timeout: 3000 }).toBe(200);
    expect((await postJson(url, sound)).status).toBe(201);
    expect(await store.list({ limit: 10 })).toHaveLength(1);
  });

  test('a yes is shared by all who ask, so that nobody makes the disk write, until something is not stored', async () => {
    let looks = 0;
    let full = false;
    const { url, port } = await startService({
      verbs: (real) => ({
        put: (inquiry) => (full ? Promise.reject(new StoreUnavailable('disk full')) : real.put(inquiry)),
        ready() {
          looks++;
          return full ? Promise.resolve(false) : real.ready();
        },
      }),
    });
    const until = performance.now() + 1_500;
    while (performance.now() < until) expect(await statusAt(port, '/healthz/ready')).toBe(200);
    expect(looks).toBe(1);
    full = true;
    expect((await postJson(url, sound)).status).toBe(503);
    expect(await statusAt(port, '/healthz/ready')).toBe(503);
    expect(looks).toBe(2);
  });

  test('a really full SQLite file is answered 503 and nothing else fails', async () => {
    const { url, port } = await startService({ store: { maxPages: 80 } });
    const projectBrief = 'a'.repeat(10_000);
    const answers: number[] = [];
    while (answers.at(-1) !== 503 && answers.length < 100) {
      answers.push((await postJson(url, { ...sound, projectBrief })).status);
    }
    expect(answers.at(-1)).toBe(503);
    expect(new Set(answers)).toEqual(new Set([201, 503]));
    expect(await statusAt(port, '/healthz/live')).toBe(200);
    expect(await statusAt(port, '/about/')).toBe(200);
  });

  test('a broken store answers 503 to everybody', async () => {
    const { url } = await startService({
      verbs: () => ({ put: () => Promise.reject(new StoreBroken('EIO')) }),
    });
    const answers = await Promise.all([postJson(url, sound), postJson(url, sound)]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  });

  test('a throw nobody expected is a 500 without a trace of it; the service stays', async () => {
    let wrong = true;
    const { url, log } = await startService({
      verbs: (real) => ({
        put: (inquiry) =>
          wrong ? Promise.reject(new TypeError(`canary ${inquiry.fields.name}`)) : real.put(inquiry),
      }),
    });
    const response = await postJson(url, sound);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
    });
    expect(log()).toContain('TypeError');
    expect(log()).not.toMatch(/canary|Ada/);
    wrong = false;
    expect((await postJson(url, sound)).status).toBe(201);
  });
});

describe('the end', () => {
  test('lets the running request finish, refuses new connections and is not ready', async () => {
    const arrived = Promise.withResolvers();
    const go = Promise.withResolvers();
    const { url, port, app, store } = await startService({
      verbs: (real) => ({
        put: async (inquiry) => {
          arrived.resolve(inquiry);
          await go.promise;
          return real.put(inquiry);
        },
      }),
    });
    const kept = await openSocket(port);
    const keptAnswers = readToEnd(kept);
    // The rest of this request is on its way when the end begins.
    kept.write('GET /healthz/ready HTTP/1.1\r\nHost: a\r\n');
    const running = postJson(url, sound);
    await arrived.promise;
    const closed = app.close();
    await expect.poll(() => exchangeFails(port)).toBe(true);
    kept.write('\r\n');
    const answer = await keptAnswers;
    expect(statusOf(answer)).toBe(503);
    expect(answer).toMatch(/connection: close/i);
    go.resolve('go');
    const done = await running;
    expect([done.status, done.headers.get('connection')]).toEqual([201, 'close']);
    await closed;
    expect(await store.list({ limit: 5 })).toHaveLength(1);
  });
});

/** Whether a new connection is refused. */
async function exchangeFails(port: number): Promise<boolean> {
  return exchange(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').then(
    () => false,
    () => true,
  );
}
