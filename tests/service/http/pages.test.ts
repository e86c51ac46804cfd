import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../support/http.ts';
import type { Answer } from '../support/http.ts';
import { launchService } from '../support/service.ts';
import type { RunningService } from '../support/service.ts';
import { texts } from '../support/site.ts';

let service: RunningService;
beforeAll(async () => {
  service = await launchService();
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(service.port, path, { headers, method });
const about = texts['/about/index.html'];

function decoded({ headers, body }: Answer): string {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body).toString();
  return (coding === 'gzip' ? gunzipSync(body) : body).toString();
}

describe('the addresses of pages', () => {
  test('a page answers at its canonical address, with the headers of the site', async () => {
    const answer = await get('/about/');
    expect([answer.status, decoded(answer)]).toEqual([200, about]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-length': String(about.length),
      'permissions-policy': 'camera=()',
    });
    expect((await get('/_assets/app.0a1b2c.css')).headers['permissions-policy']).toBeUndefined();
  });

  test.each([
    ['/about', '/about/'],
    ['/about?a=1&b=%20', '/about/?a=1&b=%20'],
    ['/about/index.html', '/about/'],
    ['/ABOUT/', '/about/'],
    ['/About?a=B', '/about/?a=B'],
    ['/Old-About', '/about/'],
    ['/index.html?a', '/?a'],
    ['/caf%C3%A9', '/caf%C3%A9/'],
    ['/old-about', '/about/'],
    ['/old-about/?a=1', '/about/?a=1'],
    ['/offer', '/about/?from=offer#terms'],
    ['/offer?a=1', '/about/?from=offer&a=1#terms'],
  ])('%s leads to %s in one step', async (path, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([308, location]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await get(location.replace(/#.*/, ''))).status).toBe(200);
  });

  test('a page with a name beyond ASCII answers', async () => {
    expect(decoded(await get('/caf%C3%A9/'))).toBe(texts['/café/index.html']);
  });

  test.each(['/nothing', '/nothing/', '/404.html', '/404', '/%zz', '/about//', '//about/', '/about/%2e%2e/'])(
    '%s gets the 404 page',
    async (path) => {
      const answer = await get(path, { 'if-none-match': '*' });
      expect([answer.status, decoded(answer)]).toEqual([404, texts['/404.html']]);
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
    },
  );

  test.each([
    '/_headers',
    '/.secret',
    '/.git/config',
    '/about/index.html.br',
    '/_assets/app.0a1b2c.css.gz',
    '/../service.json',
    '/images/../../inquiries.db',
    '/%2e%2e/inquiries.db',
    '/..%2finquiries.db',
    '/images/%00',
    '/__proto__',
    '/constructor',
  ])('%s is nobody’s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('the well-known folder is open', async () => {
    const answer = await get('/.well-known/security.txt');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s to a page is not allowed', async (method) => {
    const answer = await get('/about/', {}, method);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('successful pages are counted and not logged; missing ones are logged without their address', async () => {
    const before = service.log().length;
    await get('/about/');
    await get('/about');
    await get('/canary-address/');
    const logged = service.log().slice(before);
    expect(logged.trim().split('\n')).toHaveLength(1);
    expect(logged).not.toContain('canary');
    expect(await service.metrics()).toMatch(/static_answers_total\{status="200"\} [1-9]/);
  });
});

describe('what is sent of a page', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['identity, br;q=0.5', undefined],
    ['zstd', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['br;q=nonsense', undefined],
    [`br${', x'.repeat(5_000)}`, undefined],
  ])('Accept-Encoding %j gets %j', async (header, coding) => {
    const answer = await get('/about/', header === undefined ? {} : { 'accept-encoding': header });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, coding]);
    expect(decoded(answer)).toBe(about);
  });

  test.each(['identity;q=0', '*;q=0', 'zstd, *;q=0', 'identity;q=0, br;q=0, gzip;q=0'])(
    '%j leaves nothing to send',
    async (header) => {
      expect((await get('/about/', { 'accept-encoding': header })).status).toBe(406);
      expect((await get('/images/picture.png', { 'accept-encoding': header })).status).toBe(406);
    },
  );

  test.each(['br', 'gzip', 'identity'])(
    'in %s it is revalidated by a strong tag of its own',
    async (coding) => {
      const headers = { 'accept-encoding': coding };
      const { headers: first } = await get('/about/', headers);
      const etag = String(first.etag);
      expect(etag).toMatch(/^"[\w-]+"$/);
      for (const tag of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
        const again = await get('/about/', { ...headers, 'if-none-match': tag });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
        expect(again.headers.vary).toBe('accept-encoding');
        expect(again.headers['cache-control']).toBe('no-cache');
      }
      const other = await get('/about/', {
        'accept-encoding': coding === 'br' ? 'gzip' : 'br',
        'if-none-match': etag,
      });
      expect(other.status).toBe(200);
    },
  );

  test.each(['br', 'gzip', 'identity'])('HEAD in %s says what GET would, without a body', async (coding) => {
    const headers = { 'accept-encoding': coding };
    const [head, whole] = [await get('/about/', headers, 'HEAD'), await get('/about/', headers)];
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
  });

  test('hashed assets are kept for a year', async () => {
    const { headers } = await get('/_assets/app.0a1b2c.css');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
