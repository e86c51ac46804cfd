import { describe, expect, test } from 'vitest';
import { visitorPath } from '../../../service/links/tokens.ts';
import type { StepChange, Store } from '../../../service/store/Store.ts';
import { newInquiry, start } from '../support-store/inquiry.ts';
import { databases, useStores } from '../support-store/stores.ts';

describe.each(databases)('what links are made with in %s', (database) => {
  const stores = useStores(database);
  const pathOf = async (store: Store, id: string) => {
    const inquiry = await store.get(id);
    return inquiry && visitorPath((await store.linkKeys()).current, inquiry);
  };

  test('is another key for each database, the same after it is opened again', async () => {
    const url = await stores.createUrl();
    const first = await (await stores.open(url)).linkKeys();
    expect(first).toEqual({ current: expect.stringMatching(/^[\w-]{64,}$/), previous: null });
    expect(await (await stores.open(url)).linkKeys()).toEqual(first);
    expect(await (await stores.create()).linkKeys()).not.toEqual(first);
  });

  test('keeps the key before the last one when it is made anew', async () => {
    const store = await stores.create();
    const { current } = await store.linkKeys();
    await store.renewLinkKey('two');
    expect(await store.linkKeys()).toEqual({ current: 'two', previous: current });
    await store.renewLinkKey('three');
    expect(await store.linkKeys()).toEqual({ current: 'three', previous: 'two' });
  });

  test('ends with those of one inquiry alone, and a repeat is given the new ones', async () => {
    const store = await stores.create();
    const repeat = { key: 'key:one', windowMs: null };
    const [one, two] = [newInquiry({ repeat }), newInquiry()];
    expect(await store.put(one)).toEqual({ outcome: 'stored', id: one.id, linkN: 0 });
    await store.put(two);
    const before = [await pathOf(store, one.id), await pathOf(store, two.id)];
    expect(await store.endLinks(one.id)).toBe(true);
    expect(await store.endLinks('nobody')).toBe(false);
    expect(await pathOf(store, one.id)).not.toBe(before[0]);
    expect(await pathOf(store, two.id)).toBe(before[1]);
    const again = newInquiry({ repeat });
    expect(await store.put(again)).toEqual({ outcome: 'repeated', id: one.id, linkN: 1 });
  });

  test('another address changes nothing else, all or nothing', async () => {
    const store = await stores.create();
    const inquiry = newInquiry({ fields: { link: 'https://client.example/' }, countryCode: 'CA' });
    await store.put(inquiry);
    const before = await store.get(inquiry.id);
    const email = 'a-much-longer-address@right.example';
    const step: StepChange = {
      ...{ version: 0, at: start, who: 'visitor', via: 'visitor', kind: 'corrected', state: 'new' },
      ...{ takenBy: null, takenAt: null, answeredAt: null, told: true },
      corrected: { email, mailed: true },
    };
    expect(await store.step(inquiry.id, { ...step, version: 4 })).toBe(false);
    expect(await store.get(inquiry.id)).toEqual(before);
    expect(await store.step(inquiry.id, step)).toBe(true);
    const after = await store.get(inquiry.id);
    expect(after?.fields).toEqual({ ...before?.fields, email });
    expect(after).toMatchObject({ countryCode: 'CA', digest: before?.digest, version: 1 });
    expect(after?.deliveries.map(({ channel }) => channel)).toEqual(['correction.1', 'event.1', 'mail']);
    const [correction] = await store.claim('correction', { now: start, limit: 9, leaseMs: 1 });
    expect(correction).toMatchObject({ channel: 'correction.1', inquiry: { id: inquiry.id } });
    expect(await store.claim('mail', { now: start, limit: 9, leaseMs: 1 })).toHaveLength(1);
    expect(await store.find('A-Much-Longer-Address@right.example')).toEqual([inquiry.id]);
    expect((await store.erase(email)).ids).toEqual([inquiry.id]);
    expect(await store.find('ada@example.com')).toEqual([]);
  });
});
