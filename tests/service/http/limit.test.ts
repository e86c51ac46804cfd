import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { postJson, sound } from '../support/inquiry.ts';
import { startService } from '../support/service.ts';
import { usePostgres } from '../support-store/postgres.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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

  test('holds within the process when the store cannot count, and says so', async () => {
    const { url, metrics } = await startService({
      env: behindProxy,
      verbs: () => ({ count: () => Promise.reject(new Error('no limiter')) }),
    });
    const [one, other] = [from('203.0.113.9'), from('203.0.113.10')];
    const repeated = { ...one, 'idempotency-key': randomUUID() };
    expect(await statuses(url, [repeated, repeated, one, one, one])).toEqual([201, 200, 201, 201, 429]);
    expect(await statuses(url, [other, other, other, other])).toEqual([201, 201, 201, 429]);
    expect(await metrics()).toMatch(/^rate_limit_failures_total [1-9]/m);
  });

  test('names the sales address to whoever is refused', async () => {
    const { url } = await startService({ env: { RATE_LIMIT_PER_MINUTE: '1' } });
    await postJson(url, sound);
    const refused: unknown = await (await postJson(url, sound)).json();
    expect(refused).toMatchObject({ detail: expect.stringContaining('sales@agency.example') });
  });

  test('goes on when the clock is set back', async () => {
    let clock = 1_800_000_000_000;
    const { url } = await startService({ env: limited, parts: { now: () => clock } });
    expect(await statuses(url, [{}, {}, {}, {}])).toEqual([201, 201, 201, 429]);
    clock -= 2 * day;
    expect(await statuses(url, [{}, {}, {}, {}])).toEqual([201, 201, 201, 429]);
  });
});

describe('an address that a proxy writes', () => {
  test.each([
    ['with a port', ['203.0.113.9:1024', '203.0.113.9:1025', '203.0.113.9', '203.0.113.9:65535']],
    ['in brackets', ['[2001:db8::1]:80', '[2001:db8::1]:81', '2001:db8::2', '[2001:db8::3]']],
    ['with a zone', ['fe80::1%eth0', 'fe80::1%eth1', 'fe80::1', '[fe80::1%eth0]:80']],
  ])('%s is the one behind it', async (_how, addresses) => {
    const { url } = await startService({ env: behindProxy });
    expect(await statuses(url, addresses.map(from))).toEqual([201, 201, 201, 429]);
  });

  test('and that cannot be read stands for the proxy, whatever stands before it', async () => {
    const { url } = await startService({ env: behindProxy });
    const unreadable = ['unknown', '_hidden', '6.6.6.6, 203.0.113.9.1', '6.6.6.7, '].map(from);
    expect(await statuses(url, unreadable)).toEqual([201, 201, 201, 429]);
    expect(await statuses(url, [from('6.6.6.6')])).toEqual([201]);
  });
});

describe('the limits beyond a minute', () => {
  /** A service with three a minute whose clock the test sets, and posts from addresses, one after the other. */
  async function start() {
    const clock = { now: 1_800_000_000_000 };
    const { url } = await startService({ env: behindProxy, parts: { now: () => clock.now } });
    return { clock, url, post: (...addresses: string[]) => statuses(url, addresses.map(from)) };
  }
  const thrice = (address: string) => [address, address, address];

  test('an address has five times as many an hour, and is told how long the hour lasts', async () => {
    const { clock, url, post } = await start();
    for (let sent = 0; sent < 5; sent++) {
      expect(await post(...thrice('203.0.113.9'))).toEqual([201, 201, 201]);
      clock.now += minute;
    }
    const refused = await postJson(url, sound, from('203.0.113.9'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(55 * 60)]);
    expect(await post('203.0.113.10')).toEqual([201]);
    clock.now += 55 * minute;
    expect(await post('203.0.113.9')).toEqual([201]);
  });

  test('and 15 times as many a day', async () => {
    const { clock, post } = await start();
    const begin = clock.now;
    for (let sent = 0; sent < 15; sent++) {
      expect(await post(...thrice('203.0.113.9'))).toEqual([201, 201, 201]);
      clock.now += sent % 5 === 4 ? 2 * hour : minute;
    }
    expect(await post('203.0.113.9')).toEqual([429]);
    clock.now = begin + day;
    expect(await post('203.0.113.9')).toEqual([201]);
  });
});

describe('what is kept of addresses', () => {
  test('is nothing in an SQLite file', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'limit-')), 'inquiries.db');
    const { url } = await startService({ env: { ...behindProxy, DATABASE_URL: `file:${file}` } });
    await postJson(url, sound, from('203.0.113.77'));
    const db = new DatabaseSync(file, { readOnly: true });
    const kept = db.prepare("SELECT * FROM rate_window WHERE key <> 'surge'").all();
    db.close();
    expect(kept).toEqual([]);
  });

  const postgres = usePostgres();

  async function ask(databaseUrl: string, sql: string): Promise<string[]> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<Record<string, string>>(sql);
    await client.end();
    return rows.flatMap((row) => Object.values(row));
  }
  const keys = "SELECT key FROM rate_window WHERE key LIKE 'limit:%'";

  test('is, in PostgreSQL, a name under a salt that all instances share and that nobody has the day after', async () => {
    let clock = 1_800_000_000_000;
    const parts = { now: () => clock };
    const urls = [await postgres.createDatabase(), await postgres.createDatabase()];
    const kept: string[][] = [];
    for (const DATABASE_URL of urls) {
      const env = { ...behindProxy, DATABASE_URL };
      const [one, other] = [await startService({ env, parts }), await startService({ env, parts })];
      expect(await statuses(one.url, [from('203.0.113.77'), from('203.0.113.77')])).toEqual([201, 201]);
      expect(await statuses(other.url, [from('203.0.113.77'), from('203.0.113.77')])).toEqual([201, 429]);
      kept.push(await ask(DATABASE_URL, keys));
      const [today] = await ask(DATABASE_URL, 'SELECT salt FROM limit_salt');
      clock += day;
      await postJson(one.url, sound, from('203.0.113.77'));
      expect(await ask(DATABASE_URL, 'SELECT salt FROM limit_salt')).toEqual([
        expect.not.stringMatching(today ?? ''),
      ]);
      clock -= day;
    }
    expect(kept.map(({ length }) => length)).toEqual([6, 6]);
    expect(new Set(kept.flat()).size).toBe(12);
    expect(kept.flat().join()).not.toContain('203.0.113');
  });

  test('is nothing of further addresses while their network is refused', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const { url } = await startService({ env: { ...behindProxy, DATABASE_URL } });
    const addresses = Array.from({ length: 20 }, (_, index) => from(`203.0.113.${index}`));
    expect(await statuses(url, addresses)).toEqual([
      ...Array<number>(12).fill(201),
      ...Array<number>(8).fill(429),
    ]);
    // Three windows of the network, of each address that was within its limit, and of the one that found it used up.
    expect(await ask(DATABASE_URL, keys)).toHaveLength(3 + 13 * 3);
  });

  test('counts a repeat back for all instances', async () => {
    const env = { ...limited, DATABASE_URL: await postgres.createDatabase() };
    const [one, other] = [await startService({ env }), await startService({ env })];
    const key = { 'idempotency-key': randomUUID() };
    expect(await statuses(one.url, [key, key, key, key])).toEqual([201, 200, 200, 200]);
    expect(await statuses(other.url, [{}, {}, {}])).toEqual([201, 201, 429]);
  });
});
