import { describe, expect, test } from 'vitest';
import { ask } from '../support/http.ts';
import { startService } from '../support/service.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });
/** No error, so that no visitor’s console shows one. */
const nowhere = { status: 200, answer: {} };
const trusting = { env: { TRUSTED_PROXIES: '127.0.0.1' } };

async function locate(port: number, path: string, headers: Record<string, string> = {}) {
  const { status, headers: received, body } = await ask(port, path, { headers });
  expect(received['cache-control']).toBe('no-store');
  return { status, answer: JSON.parse(body.toString()) as unknown };
}

describe('where the caller is', () => {
  test('the address is the peer’s, unless a trusted proxy names another', async () => {
    const direct = await startService();
    expect(await locate(direct.port, '/api/ip', from('8.8.8.8'))).toEqual({
      status: 200,
      answer: { ip: '127.0.0.1' },
    });
    const proxied = await startService(trusting);
    const named = await locate(proxied.port, '/api/ip', from('::ffff:8.8.8.8'));
    expect(named).toEqual({ status: 200, answer: { ip: '8.8.8.8' } });
  });

  test('what is no address stands for the proxy that wrote it', async () => {
    const { port } = await startService(trusting);
    expect((await locate(port, '/api/ip', from('8.8.8.8, unknown'))).answer).toEqual({ ip: '127.0.0.1' });
    expect(await locate(port, '/api/geolocation', from('canary'))).toEqual(nowhere);
  });

  test('a port that a proxy writes is no part of an address', async () => {
    const { port } = await startService(trusting);
    expect((await locate(port, '/api/ip', from('8.8.8.8:4711'))).answer).toEqual({ ip: '8.8.8.8' });
    expect((await locate(port, '/api/ip', from('[2001:200::1]:4711'))).answer).toEqual({ ip: '2001:200::1' });
  });

  test.each([
    ['8.8.8.8', 'US'],
    ['::ffff:8.8.8.8', 'US'],
    ['2001:200::1', 'JP'],
  ])('%s is in %s', async (address, code) => {
    const { port } = await startService(trusting);
    expect(await locate(port, '/api/geolocation', from(address))).toEqual({
      status: 200,
      answer: { country_code2: code },
    });
  });

  test.each(['127.0.0.1', '10.1.2.3', '::1', 'fe80::1'])('%s is nowhere', async (address) => {
    const { port } = await startService(trusting);
    expect(await locate(port, '/api/geolocation', from(address))).toEqual(nowhere);
  });

  test.each(['?ip=8.8.8.8', '?ip=8.8.8.8&ip=9.9.9.9', '?ip[]=8.8.8.8', '?x=1'])(
    '%s tells nothing of others',
    async (query) => {
      const { port } = await startService();
      expect(await locate(port, `/api/geolocation${query}`)).toEqual(nowhere);
    },
  );

  test.each(['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country'])(
    '%s counts from a trusted proxy only',
    async (name) => {
      const trusted = await startService(trusting);
      const headers = { ...from('8.8.8.8'), [name]: 'in' };
      expect((await locate(trusted.port, '/api/geolocation', headers)).answer).toEqual({
        country_code2: 'IN',
      });
      const direct = await startService();
      expect(await locate(direct.port, '/api/geolocation', headers)).toEqual(nowhere);
    },
  );

  test.each(['XX', 'T1', 'India', ''])('a CDN that says %j does not know', async (value) => {
    const { port } = await startService(trusting);
    const headers = { ...from('8.8.8.8'), 'cf-ipcountry': value };
    expect((await locate(port, '/api/geolocation', headers)).answer).toEqual({ country_code2: 'US' });
  });
});

test('a proxy that nobody named is told of in the log, once; one that is named is not', async () => {
  const [unnamed, named] = [await startService(), await startService(trusting)];
  for (const { port } of [unnamed, unnamed, named]) await ask(port, '/about/', { headers: from('8.8.8.8') });
  expect(unnamed.log().match(/TRUSTED_PROXIES/g)).toHaveLength(1);
  expect(unnamed.log()).not.toContain('8.8.8.8');
  expect(named.log()).not.toContain('TRUSTED_PROXIES');
});
