import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../support/http.ts';
import { postJson, sound } from '../support/inquiry.ts';
import { launchService, startService } from '../support/service.ts';
import type { RunningService } from '../support/service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await launchService({ env: { SITE_URL: 'https://agency.example' } });
});
afterAll(() => service.close());

const statusWith = async (headers: Record<string, string>) =>
  (await postJson(service.url, sound, headers)).status;

describe('where an inquiry may come from', () => {
  test.each([
    ['the canonical origin', { origin: 'https://agency.example' }],
    ['no origin at all', {}],
    ['no origin, own page', { 'sec-fetch-site': 'same-origin' }],
    ['a hidden origin, own page', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['no origin, own page as referrer', { referer: 'https://agency.example/contact/?from=menu' }],
    ['the canonical origin, whatever the referrer', { origin: 'https://agency.example', referer: 'x' }],
  ])('%s is taken', async (_what, headers) => {
    expect(await statusWith(headers)).toBe(201);
  });

  test('the host that was asked is own, whatever the scheme in front of a proxy', async () => {
    expect(await statusWith({ origin: service.url })).toBe(201);
    expect(await statusWith({ origin: service.url.replace('http:', 'https:') })).toBe(201);
    expect(await statusWith({ referer: `${service.url}/contact/` })).toBe(201);
  });

  test.each(['cross-site', 'same-site', 'same-origin, cross-site'])(
    'but not from a page of it that the browser calls %s, as one in clear is',
    async (site) => {
      expect(await statusWith({ origin: service.url, 'sec-fetch-site': site })).toBe(403);
      expect(await statusWith({ origin: 'https://agency.example', 'sec-fetch-site': site })).toBe(403);
    },
  );

  test.each([
    ['another host', { origin: 'https://evil.example' }],
    ['another scheme of the canonical host', { origin: 'ftp://agency.example' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['a longer host', { origin: 'https://agency.example.evil.example' }],
    ['nonsense', { origin: 'agency' }],
    ['a hidden origin, other page', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a hidden origin, sibling host', { origin: 'null', 'sec-fetch-site': 'same-site' }],
    ['a hidden origin and nothing said', { origin: 'null' }],
    ['no origin, other page', { 'sec-fetch-site': 'cross-site' }],
    ['no origin, other page as referrer', { referer: 'https://evil.example/?https://agency.example/' }],
    ['no origin, a referrer that is none', { referer: 'about:blank' }],
    [
      'a forwarded host from nobody we trust',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ],
  ])('%s is refused', async (_what, headers) => {
    const response = await postJson(service.url, sound, headers);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      403,
      'application/problem+json',
    ]);
  });

  test('a trusted proxy says which host was asked', async () => {
    const { url } = await startService({ env: { TRUSTED_PROXIES: '127.0.0.0/8' } });
    const origin = 'https://preview.example';
    expect((await postJson(url, sound, { origin, 'x-forwarded-host': 'preview.example' })).status).toBe(201);
    expect((await postJson(url, sound, { origin, 'x-forwarded-host': 'other.example' })).status).toBe(403);
  });

  test('no page of another origin may read or preflight', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await ask(service.port, '/api/contact', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(405);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('what no browser sent is counted', async () => {
    const { url, metrics } = await startService();
    await postJson(url, sound, { 'sec-fetch-mode': 'cors' });
    expect(await metrics()).toMatch(/^inquiries_without_origin_total 1$/m);
  });
});
