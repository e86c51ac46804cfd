import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { postJson, sound } from '../support/inquiry.ts';
import { startService } from '../support/service.ts';

const limited = { RATE_LIMIT_PER_MINUTE: '3' };
const behindProxy = { ...limited, TRUSTED_PROXIES: '127.0.0.1' };

/** Posts as many times as there are headers, one after the other; the statuses. */
async function statuses(url: string, headers: readonly Record<string, string>[]): Promise<number[]> {
  const found: number[] = [];
  for (const more of headers) found.push((await postJson(url, sound, more)).status);
  return found;
}

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the limit of inquiries a minute', () => {
  test('is told with the time to wait, and ends', async () => {
    let clock = 1_800_000_000_000;
    const { url, metrics } = await startService({ env: limited, parts: { now: () => clock } });
    expect(await statuses(url, [{}, {}, {}])).toEqual([201, 201, 201]);
    const refused = await postJson(url, sound);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/problem+json']);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await metrics()).toMatch(/inquiries_refused_total\{reason="too-many"\} 1/);
    clock += wait * 1000;
    expect((await postJson(url, sound)).status).toBe(201);
  });

  test('lets twenty through unless a setting says otherwise', async () => {
    const { url } = await startService({ env: { RATE_LIMIT_PER_MINUTE: '' } });
    const answers = await statuses(url, Array<Record<string, string>>(21).fill({}));
    expect(answers).toEqual([...Array<number>(20).fill(201), 429]);
  });

  test('counts every post, also the refused ones', async () => {
    const { url } = await startService({ env: limited });
    await postJson(url, '{');
    await postJson(url, {});
    await postJson(url, sound, { 'content-type': 'text/plain' });
    expect((await postJson(url, sound)).status).toBe(429);
  });

  test('does not count repeats that are answered with the first id', async () => {
    const { url } = await startService({ env: limited });
    const key = { 'idempotency-key': randomUUID() };
    expect(await statuses(url, Array<Record<string, string>>(8).fill(key))).toEqual([
      201,
      ...Array<number>(7).fill(200),
    ]);
    expect(await statuses(url, [{}, {}, {}])).toEqual([201, 201, 429]);
  });

  test('counts the real peer when somebody forges a forwarded address', async () => {
    const { url } = await startService({ env: limited });
    const forged = ['6.6.6.1', '6.6.6.2', '6.6.6.3', '6.6.6.4'].map(from);
    expect(await statuses(url, forged)).toEqual([201, 201, 201, 429]);
  });

  test('counts the client that a trusted proxy names, also when the client forged the list before it', async () => {
    const { url } = await startService({ env: behindProxy });
    const forged = ['6.6.6.1', '6.6.6.2', '6.6.6.3', '6.6.6.4'].map((address) =>
      from(`${address}, 203.0.113.9`),
    );
    expect(await statuses(url, forged)).toEqual([201, 201, 201, 429]);
    expect(await statuses(url, [from('203.0.113.10')])).toEqual([201]);
  });

  test('takes a /64 of IPv6 for one address, and an IPv4 in both its forms', async () => {
    const { url } = await startService({ env: behindProxy });
    const rotating = ['2001:db8::1', '2001:db8::2:3', '2001:db8:0:0:ffff::', '2001:db8::9'].map(from);
    expect(await statuses(url, rotating)).toEqual([201, 201, 201, 429]);
    expect(await statuses(url, [from('2001:db8:0:1::1')])).toEqual([201]);
    const mapped = ['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9', '::ffff:cb00:7109'].map(from);
    expect(await statuses(url, mapped)).toEqual([201, 201, 201, 429]);
  });

  test('is shared by two instances on one store', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'shared-limit-')), 'inquiries.db');
    const env = { ...limited, DATABASE_URL: `file:${file}` };
    const [one, other] = [await startService({ env }), await startService({ env })];
    expect(await statuses(one.url, [{}, {}])).toEqual([201, 201]);
    expect(await statuses(other.url, [{}, {}])).toEqual([201, 429]);
  });

  test('lets inquiries through when it cannot be counted, and counts that', async () => {
    const { url, metrics } = await startService({
      env: limited,
      verbs: () => ({ hit: () => Promise.reject(new Error('no limiter')) }),
    });
    expect(await statuses(url, [{}, {}, {}, {}, {}])).toEqual(Array(5).fill(201));
    expect((await postJson(url, {})).status).toBe(422);
    expect(await metrics()).toMatch(/^rate_limit_failures_total [1-9]/m);
  });

  test('keeps no address in the store', async () => {
    const keys: string[] = [];
    const { url, store } = await startService({
      env: behindProxy,
      verbs: (real) => ({ hit: (key, options) => (keys.push(key), real.hit(key, options)) }),
    });
    await postJson(url, sound, from('203.0.113.77'));
    expect(JSON.stringify([keys, await store.list({ limit: 1 })])).not.toContain('203.0.113');
    expect(keys.length).toBeGreaterThan(0);
  });
});
