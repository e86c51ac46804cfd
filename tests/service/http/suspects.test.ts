import { describe, expect, test } from 'vitest';
import { idOf, postForm, postJson, sound } from '../support/inquiry.ts';
import { startService } from '../support/service.ts';

const hourMs = 3_600_000;

describe('suspects', () => {
  test.each([
    ['5000;1', 'honeypot'],
    ['100;1', 'honeypot'],
    ['499;0', 'too-fast'],
    ['0;0', 'too-fast'],
  ] as const)('X-Form-Check %s is kept as %s, answered 201 and not delivered', async (check, reason) => {
    const { url, store, metrics } = await startService();
    const response = await postJson(url, sound, { 'x-form-check': check });
    expect(response.status).toBe(201);
    const stored = await store.get(await idOf(response));
    expect([stored?.suspicion, stored?.deliveries]).toEqual([reason, []]);
    expect(await metrics()).toContain(`inquiries_suspect_total{reason="${reason}"} 1`);
  });

  test.each(['500;0', '86400000;0', '', 'nonsense', '-1;0', '1e2;0', '100;2', '5000;0, 100;1'])(
    'X-Form-Check %j is genuine',
    async (check) => {
      const { url, store } = await startService();
      const stored = await store.get(await idOf(await postJson(url, sound, { 'x-form-check': check })));
      expect([stored?.suspicion, stored?.deliveries.length]).toEqual([null, 1]);
    },
  );

  test('a clock a day off makes nobody suspect', async () => {
    const { url, store } = await startService({ parts: { now: () => Date.now() - 24 * hourMs } });
    const stored = await store.get(await idOf(await postJson(url, sound, { 'x-form-check': '5000;0' })));
    expect(stored?.suspicion).toBeNull();
  });

  test('nobody is woken for a suspect', async () => {
    let woken = 0;
    const { url } = await startService({ parts: { onStored: () => void (woken += 1) } });
    await postJson(url, sound, { 'x-form-check': '0;0' });
    expect(woken).toBe(0);
    await postJson(url, sound);
    expect(woken).toBe(1);
  });
});

describe('a suspect that comes again, unsuspicious this time', () => {
  /** A service that counts how often the queues are woken, and returns the states of all inquiries. */
  async function start() {
    let woken = 0;
    const { url, store } = await startService({ parts: { onStored: () => void (woken += 1) } });
    const states = async () =>
      (await store.list({ limit: 9 })).map(({ suspicion, deliveries }) => [suspicion, deliveries.length]);
    return { url, states, woken: () => woken };
  }

  test.each(['100;0', '9000;1'])('under its key is delivered, once, after X-Form-Check %s', async (check) => {
    const { url, states, woken } = await start();
    const post = async (more: Record<string, string>) => {
      const response = await postJson(url, sound, { 'idempotency-key': 'one', ...more });
      return [response.status, await idOf(response)];
    };
    const [, id] = await post({ 'x-form-check': check });
    expect(await post({ 'x-form-check': check })).toEqual([200, id]);
    expect([await states(), woken()]).toEqual([[[expect.any(String), 0]], 0]);
    expect(await post({ 'x-form-check': '9000;0' })).toEqual([200, id]);
    expect([await states(), woken()]).toEqual([[[null, 1]], 1]);
    expect(await post({})).toEqual([200, id]);
    expect(await post({ 'x-form-check': check })).toEqual([200, id]);
    expect([await states(), woken()]).toEqual([[[null, 1]], 1]);
  });

  test('from a form without JavaScript is delivered, once', async () => {
    const { url, states, woken } = await start();
    const form = { ...sound, pathName: '/contact/' };
    await postForm(url, { ...form, website: 'filled by the browser' });
    expect([await states(), woken()]).toEqual([[['honeypot', 0]], 0]);
    for (let sent = 0; sent < 2; sent++) {
      expect((await postForm(url, { ...form, website: '' })).status).toBe(303);
      expect([await states(), woken()]).toEqual([[[null, 1]], 1]);
    }
  });
});

describe('a surge', () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  /** Five per address, which is as many as count. */
  const from = (index: number) => ({ 'x-forwarded-for': `10.0.${Math.floor(index / 5)}.1` });
  const own = { 'x-forwarded-for': '203.0.113.9' };

  async function start(parts: Parameters<typeof startService>[0] = {}) {
    const { url, store } = await startService({ env, ...parts });
    return {
      ...{ url, store },
      /** The suspicion about one more inquiry from an address of its own. */
      suspicion: async () => (await store.get(await idOf(await postJson(url, sound, own))))?.suspicion,
      async post(count: number, headers: (index: number) => Record<string, string> = from) {
        for (let index = 0; index < count; index++) {
          expect((await postJson(url, sound, headers(index))).status).toBe(201);
        }
      },
    };
  }

  test('is kept as suspect from the 201st of an hour on; nothing is refused; it ends with the hour', async () => {
    let clock = 1_800_000_000_000;
    const { url, store, post, suspicion } = await start({ parts: { now: () => clock } });
    await post(200);
    // The count of the last one may still be on its way.
    await expect.poll(suspicion).toBe('surge');
    const late = await store.get(await idOf(await postJson(url, sound, own)));
    expect(late?.deliveries).toEqual([]);
    clock += hourMs;
    expect(await suspicion()).toBeNull();
    const suspects = await store.list({ limit: 500, only: 'suspects' });
    expect(suspects.every(({ suspicion: reason }) => reason === 'surge')).toBe(true);
  });

  test('is made neither by suspects nor by many from one address or network: a genuine inquiry stays genuine', async () => {
    const { post, suspicion } = await start();
    await post(300, (index) => ({ ...from(index), 'x-form-check': '9000;1' }));
    await post(300, () => ({ 'x-forwarded-for': '10.9.9.9' }));
    await post(300, (index) => ({ 'x-forwarded-for': `2001:db8:1:${Math.floor(index / 5)}::1` }));
    expect(await suspicion()).toBeNull();
  });

  test('ends when the clock is set back, and makes nobody suspect a day later', async () => {
    let clock = 1_800_000_000_000;
    const { post, suspicion } = await start({ parts: { now: () => clock } });
    await post(200);
    await expect.poll(suspicion).toBe('surge');
    clock -= 24 * hourMs;
    expect(await suspicion()).toBeNull();
    clock += 20 * hourMs;
    expect(await suspicion()).toBeNull();
    clock += 3.5 * hourMs;
    expect(await suspicion()).toBeNull();
  });

  test('of a clock that leapt ahead and came back makes nobody suspect', async () => {
    let clock = 1_800_000_000_000;
    const { post, suspicion } = await start({ parts: { now: () => clock } });
    clock += 700 * 24 * hourMs;
    await post(200);
    await expect.poll(suspicion).toBe('surge');
    clock -= 700 * 24 * hourMs;
    expect(await suspicion()).toBeNull();
  });

  test('needs ten times the usual: a busy site is no surge', async () => {
    let clock = 1_800_000_000_000;
    let told = 0;
    const { url, store } = await start({
      parts: { now: () => clock },
      verbs: (real) => ({
        hit: (key, options) =>
          key === 'surge'
            ? Promise.resolve({ count: (told += 40), resetAt: Math.floor(options.now / hourMs + 1) * hourMs })
            : real.hit(key, options),
      }),
    });
    let index = 0;
    const suspicion = async () => {
      const response = await postJson(url, sound, from(index++));
      return (await store.get(await idOf(response)))?.suspicion;
    };
    for (let sent = 0; sent < 4; sent += 1) expect(await suspicion()).toBeNull();
    clock += hourMs;
    told = 0;
    // 160 in the hour before: the limit is 1,600 now, and 40 each take 40 posts to it.
    for (let sent = 0; sent < 40; sent += 1) expect(await suspicion()).toBeNull();
    await expect.poll(suspicion).toBe('surge');
  });
});
