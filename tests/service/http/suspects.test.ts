import { describe, expect, test } from 'vitest';
import { idOf, postJson, sound } from '../support/inquiry.ts';
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

describe('a surge', () => {
  test('is kept as suspect from the 201st of an hour on; nothing is refused; it ends with the hour', async () => {
    let clock = 1_800_000_000_000;
    const { url, store } = await startService({ parts: { now: () => clock } });
    const post = async () => store.get(await idOf(await postJson(url, sound)));
    for (let sent = 0; sent < 200; sent += 1) expect((await postJson(url, sound)).status).toBe(201);
    // The count of the last one may still be on its way.
    await expect.poll(async () => (await post())?.suspicion).toBe('surge');
    expect((await post())?.deliveries).toEqual([]);
    clock += hourMs;
    expect((await post())?.suspicion).toBeNull();
    const suspects = await store.list({ limit: 500, only: 'suspects' });
    expect(suspects.every(({ suspicion }) => suspicion === 'surge')).toBe(true);
  });

  test('needs ten times the usual: a busy site is no surge', async () => {
    let clock = 1_800_000_000_000;
    let told = 0;
    const { url, store } = await startService({
      parts: { now: () => clock },
      verbs: (real) => ({
        hit: (key, options) =>
          key === 'surge'
            ? Promise.resolve({ count: (told += 40), resetAt: Math.floor(options.now / hourMs + 1) * hourMs })
            : real.hit(key, options),
      }),
    });
    const suspicion = async () => (await store.get(await idOf(await postJson(url, sound))))?.suspicion;
    for (let sent = 0; sent < 4; sent += 1) expect(await suspicion()).toBeNull();
    clock += hourMs;
    told = 0;
    // 160 in the hour before: the limit is 1,600 now, and 40 each take 40 posts to it.
    for (let sent = 0; sent < 40; sent += 1) expect(await suspicion()).toBeNull();
    await expect.poll(suspicion).toBe('surge');
  });
});
