import { describe, expect, test } from 'vitest';
import { day, newInquiry, start } from '../support-store/inquiry.ts';
import { databases, useStores } from '../support-store/stores.ts';

describe.each(databases)('storing in %s', (database) => {
  const stores = useStores(database);

  test('an inquiry comes back as it was sent, with a delivery for each channel', async () => {
    const store = await stores.create();
    const fields = {
      name: 'Zoë 👩🏽‍💻 \u0645\u0631\u062d\u0628\u0627 e\u0301',
      email: 'ada@m\u00fcnchen.example',
      projectBrief: '=cmd()\r\n<script>\n  two  spaces \'); DROP TABLE inquiry; --"$1 ? :id',
      link: 'https://example.com/?a=b',
    };
    const inquiry = newInquiry({ fields, countryCode: 'CA', channels: ['mail', 'webhook'] });
    expect(await store.put(inquiry)).toEqual({ outcome: 'stored', id: inquiry.id, linkN: 0 });
    const stored = await store.get(inquiry.id);
    expect(stored?.fields).toEqual(inquiry.fields);
    const rest = { countryCode: 'CA', receivedAt: start, digest: 'one', suspicion: null, client: 'client' };
    expect(stored).toMatchObject(rest);
    expect(stored?.deliveries.map(({ channel, state, attempts }) => [channel, state, attempts])).toEqual([
      ['mail', 'waiting', 0],
      ['webhook', 'waiting', 0],
    ]);
  });

  test('it is still there after closing and opening again', async () => {
    const url = await stores.createUrl();
    const before = await stores.open(url);
    const inquiry = newInquiry();
    await before.put(inquiry);
    await before.close();
    const after = await stores.open(url);
    expect((await after.get(inquiry.id))?.fields).toEqual(inquiry.fields);
  });

  test('the same key with the same content gives the first id, however late', async () => {
    const store = await stores.create();
    const repeat = { key: 'key', windowMs: null };
    const first = newInquiry({ repeat });
    await store.put(first);
    expect(await store.put(newInquiry({ repeat, receivedAt: start + 300 * day }))).toEqual({
      outcome: 'repeated',
      id: first.id,
      linkN: 0,
    });
    expect(await store.list({ limit: 9 })).toHaveLength(1);
    expect((await store.stats(start)).waiting).toBe(1);
  });

  test('the same key with other content is a conflict and stores nothing', async () => {
    const store = await stores.create();
    const repeat = { key: 'key', windowMs: null };
    await store.put(newInquiry({ repeat }));
    expect(await store.put(newInquiry({ repeat, digest: 'two' }))).toEqual({ outcome: 'conflict' });
    expect(await store.list({ limit: 9 })).toHaveLength(1);
  });

  test('a key with a window counts until the window ends', async () => {
    const store = await stores.create();
    const repeat = { key: 'form', windowMs: day };
    const first = newInquiry({ repeat });
    await store.put(first);
    const late = await store.put(newInquiry({ repeat, receivedAt: start + day - 1 }));
    expect(late).toEqual({ outcome: 'repeated', id: first.id, linkN: 0 });
    const next = newInquiry({ repeat, receivedAt: start + day });
    expect(await store.put(next)).toEqual({ outcome: 'stored', id: next.id, linkN: 0 });
    expect(await store.put(newInquiry({ repeat, receivedAt: start + day + 1 }))).toMatchObject({
      id: next.id,
    });
  });

  test('twenty repeats at the same moment store one inquiry', async () => {
    const store = await stores.create();
    const repeat = { key: 'key', windowMs: null };
    const results = await Promise.all(Array.from({ length: 20 }, () => store.put(newInquiry({ repeat }))));
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19);
    expect((await store.stats(start)).waiting).toBe(1);
  });

  test('one bad item among many fails alone', async () => {
    const store = await stores.create();
    const taken = newInquiry();
    await store.put(taken);
    const bad = newInquiry({ id: taken.id, channels: ['mail'] });
    const puts = [newInquiry(), bad, newInquiry(), newInquiry()].map((inquiry) => store.put(inquiry));
    const results = await Promise.allSettled(puts);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3);
    expect(await store.list({ limit: 9 })).toHaveLength(4);
  });

  test('all inquiries come oldest first, over pages', async () => {
    const store = await stores.create();
    const times = Array.from({ length: 450 }, (_, index) => start + ((index * 7) % 450));
    // So few at a time that a busy machine stores each before its deadline.
    for (let from = 0; from < times.length; from += 50)
      await Promise.all(
        times.slice(from, from + 50).map((receivedAt) => store.put(newInquiry({ receivedAt }))),
      );
    const found = (await Array.fromAsync(store.all())).map(({ receivedAt }) => receivedAt);
    expect(found).toEqual(times.toSorted((a, b) => a - b));
  });

  test('says that a write reaches the disk', async () => {
    const store = await stores.create();
    expect(await store.ready()).toBe(true);
    expect(await store.ready()).toBe(true);
  });
});
