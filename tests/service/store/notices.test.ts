import { describe, expect, test } from 'vitest';
import type { Store } from '../../../service/store/Store.ts';
import { answered, hour, minute, newInquiry, start } from '../support-store/inquiry.ts';
import { query } from '../support-store/query.ts';
import { databases, useStores } from '../support-store/stores.ts';

describe.each(databases)('notices in %s', (database) => {
  const stores = useStores(database);
  const claim = { now: start, limit: 99, leaseMs: minute, abandoned: [] as string[] };

  async function putInto(store: Store, more: Parameters<typeof newInquiry>[0] = {}): Promise<string> {
    const inquiry = newInquiry({ channels: [], ...more });
    await store.put(inquiry);
    return inquiry.id;
  }

  test('what is open is promised, the first due first, until it is known to be due', async () => {
    const store = await stores.create();
    const late = await putInto(store, { dueAt: start + 2 * hour });
    const soon = await putInto(store, { dueAt: start + hour });
    await putInto(store, { suspicion: 'surge' });
    await store.step(await putInto(store), answered(start));
    const ids = async () => (await store.promised(9)).map(({ id }) => id);
    expect(await ids()).toEqual([soon, late]);
    expect(await store.promised(1)).toEqual([{ id: soon, receivedAt: start, dueAt: start + hour }]);
    await store.addNotices([
      { id: soon, kind: '18h', dueAt: start },
      { id: late, kind: 'due', dueAt: start },
    ]);
    expect(await ids()).toEqual([soon]);
  });

  test('each is there once, and nobody’s but the one who holds it', async () => {
    const url = await stores.createUrl();
    const [one, two] = [await stores.open(url), await stores.open(url)];
    const id = await putInto(one);
    const notices = ['18h', '23h'].map((kind) => ({ id, kind, dueAt: start }));
    const erased = { id: 'erased', kind: '18h', dueAt: start };
    await Promise.all([one.addNotices(notices), two.addNotices([...notices, erased])]);
    const claims = await Promise.all([one.claimNotices(claim), two.claimNotices(claim)]);
    expect(
      claims
        .flatMap((claimed) => claimed.notices)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['18h', '23h']);
    const [held] = claims.filter((claimed) => claimed.notices.length > 0);
    const lease = held?.lease ?? '';
    expect((await two.claimNotices({ ...claim, now: start + 9 * hour })).notices).toEqual([]);
    const [before] = await one.noticeLeases();
    await one.renewNotices(lease, start);
    const [after] = await one.noticeLeases();
    expect([before?.token, after?.token]).toEqual([lease, lease]);
    expect(after?.beat).not.toBe(before?.beat);

    const taken = await two.claimNotices({ ...claim, abandoned: [lease] });
    expect(taken.notices).toHaveLength(held?.notices.length ?? 0);
    await one.settleNotices(lease, [{ id, kind: '18h', outcome: 'sent' }]);
    expect(await query(url, "SELECT kind FROM notice WHERE outcome = 'sent'")).toEqual([]);
    await two.settleNotices(taken.lease, [{ id, kind: '18h', outcome: 'sent' }]);
    await two.freeNotices(taken.lease);
    expect((await one.claimNotices(claim)).notices.map(({ kind }) => kind)).toEqual(
      taken.notices.length === 2 ? ['23h'] : expect.anything(),
    );
  });

  test('they go with their inquiry', async () => {
    const url = await stores.createUrl();
    const store = await stores.open(url);
    await store.addNotices([{ id: await putInto(store), kind: '18h', dueAt: start }]);
    expect(await store.erase('ada@example.com')).toMatchObject({ clean: true });
    expect(await query(url, 'SELECT * FROM notice')).toEqual([]);
  });
});
