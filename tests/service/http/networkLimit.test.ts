import { describe, expect, test } from 'vitest';
import { postJson, sound } from '../support/inquiry.ts';
import { startService } from '../support/service.ts';
import { usePostgres } from '../support-store/postgres.ts';

const minute = 60_000;
const behindProxy = { RATE_LIMIT_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1' };
const from = (address: string) => ({ 'x-forwarded-for': address });

/** Posts once from each of the addresses, one after the other; the statuses. */
async function statuses(url: string, addresses: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (const address of addresses) found.push((await postJson(url, sound, from(address))).status);
  return found;
}

test.each([
  ['/24', 4, (host: number) => `203.0.113.${host}`, '203.0.114.1'],
  ['/48 of IPv6', 16, (host: number) => `2001:db8:1:${host}::1`, '2001:db8:2::1'],
])('a %s has %i times what one address has', async (_network, times, addressOf, elsewhere) => {
  const clock = { now: 1_800_000_000_000 };
  const { url } = await startService({ env: behindProxy, parts: { now: () => clock.now } });
  const post = (...some: string[]) => statuses(url, some);
  const addresses = Array.from({ length: 3 * times }, (_, index) => addressOf(index + 1));
  expect(new Set(await post(...addresses))).toEqual(new Set([201]));
  expect(await post(addressOf(98), addressOf(99), elsewhere)).toEqual([429, 429, 201]);
  clock.now += minute;
  expect(await post(addressOf(98), addressOf(1))).toEqual([201, 201]);
});

describe('one address that sends all day', () => {
  const postgres = usePostgres();
  const malformed = { 'content-type': 'text/plain' };

  test.each([
    ['SQLite', '203.0.113.9', ['203.0.113.10', '203.0.113.11', '203.0.113.12']],
    ['SQLite', '2001:db8:1::9', ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1']],
    ['PostgreSQL', '203.0.113.9', ['203.0.113.10', '203.0.113.11', '203.0.113.12']],
    ['PostgreSQL', '2001:db8:1::9', ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1']],
  ])('costs its neighbours nothing, with %s, from %s', async (database, attacker, neighbours) => {
    const own = database === 'PostgreSQL' ? { DATABASE_URL: await postgres.createDatabase() } : {};
    const clock = { now: 1_800_000_000_000 };
    const { url } = await startService({
      env: { ...behindProxy, ...own },
      parts: { now: () => clock.now },
    });
    // More than the address's network may send in a day.
    for (let sent = 0; sent < 200; sent++) {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => postJson(url, sound, { ...from(attacker), ...malformed })),
      );
      expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([415, 429]))).toBe(true);
      clock.now += minute / 10;
    }
    expect(await statuses(url, [attacker])).toEqual([429]);
    expect(await statuses(url, neighbours)).toEqual([201, 201, 201]);
  });
});
