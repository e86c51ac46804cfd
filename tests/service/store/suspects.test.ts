import { describe, expect, test } from 'vitest';
import type { Store, Suspicion } from '../../../service/store/Store.ts';
import { day, newInquiry, start } from '../support-store/inquiry.ts';
import { databases, useStores } from '../support-store/stores.ts';

describe.each(databases)('suspects in %s', (database) => {
  const stores = useStores(database);

  async function put(store: Store, suspicion: Suspicion | null, receivedAt = start): Promise<string> {
    const inquiry = newInquiry({ suspicion, receivedAt, channels: suspicion ? [] : ['mail'] });
    await store.put(inquiry);
    return inquiry.id;
  }

  test('each is handed to a digest once, those of a surge first, whatever the clock said', async () => {
    const store = await stores.create();
    const trap = await put(store, 'honeypot', start - day);
    const late = await put(store, 'surge', start + 900 * day);
    const early = await put(store, 'surge', start - 900 * day);
    await put(store, null);
    const shown = async (limit: number) => (await store.undigested(limit)).map(({ id }) => id);
    expect(await store.stats(start)).toMatchObject({ suspects: 3, undigested: 3 });
    expect(await shown(2)).toEqual([early, late]);
    await store.markDigested([early, late], start);
    expect(await shown(2)).toEqual([trap]);
    await store.markDigested([trap], start);
    expect(await shown(2)).toEqual([]);
    expect(await store.stats(start)).toMatchObject({ suspects: 3, undigested: 0 });
  });

  test('an unsuspicious repeat makes one genuine, once, but for a surge', async () => {
    const store = await stores.create();
    const outcomes = async (key: string, ...suspicions: (Suspicion | null)[]) => {
      const repeat = { key, windowMs: null };
      const results = await Promise.all(
        suspicions.map((suspicion) =>
          store.put(newInquiry({ repeat, suspicion, channels: suspicion ? [] : ['mail'] })),
        ),
      );
      return results.map(({ outcome }) => outcome).toSorted();
    };
    for (const suspicion of ['honeypot', 'too-fast', 'surge'] as const) {
      expect(await outcomes(suspicion, suspicion)).toEqual(['stored']);
      expect(await outcomes(suspicion, 'too-fast', 'honeypot', 'surge')).toEqual(Array(3).fill('repeated'));
    }
    expect(await outcomes('honeypot', null, null, null)).toEqual(['cleared', 'repeated', 'repeated']);
    expect(await outcomes('too-fast', null, 'too-fast')).toEqual(['cleared', 'repeated']);
    expect(await outcomes('surge', null)).toEqual(['repeated']);
    expect(await store.stats(start)).toMatchObject({ suspects: 1, waiting: 2 });
  });

  test('what a surge set aside stays until somebody dismissed it, however old', async () => {
    const store = await stores.create();
    const before = start + 900 * day;
    const purge = () => store.purge({ now: before, receivedBefore: before, suspectsBefore: before });
    await put(store, 'too-fast');
    const [one, two] = [await put(store, 'surge'), await put(store, 'surge')];
    expect(await store.stats(start)).toMatchObject({ unseen: 2 });
    expect(await purge()).toMatchObject({ purged: 1, keptUnseen: 2 });
    expect(await store.dismiss(one, start)).toBe(1);
    expect(await store.dismiss(one, start)).toBe(0);
    expect(await purge()).toMatchObject({ purged: 1, keptUnseen: 1 });
    expect((await store.list({ limit: 9 })).map(({ id }) => id)).toEqual([two]);
    expect(await store.dismiss(null, start)).toBe(1);
    expect(await purge()).toMatchObject({ purged: 1, keptUnseen: 0 });
  });
});
