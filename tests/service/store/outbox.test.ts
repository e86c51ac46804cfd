import { describe, expect, test } from 'vitest';
import type { LeasedDelivery } from '../../../service/store/Store.ts';
import { day, hour, minute, newInquiry, second, start } from '../support-store/inquiry.ts';
import { databases, useStores } from '../support-store/stores.ts';

const leaseMs = minute;
const at = (now: number, limit = 10) => ({ now, limit, leaseMs });
const ids = (claimed: readonly LeasedDelivery[]) => claimed.map(({ inquiry }) => inquiry.id);

function only(claimed: readonly LeasedDelivery[]): LeasedDelivery {
  const [delivery, ...others] = claimed;
  if (!delivery || others.length > 0) throw new Error(`${claimed.length} deliveries claimed`);
  return delivery;
}

describe.each(databases)('the outbox in %s', (database) => {
  const stores = useStores(database);

  test('due deliveries come oldest first, each channel for itself', async () => {
    const store = await stores.create();
    const [old, young] = [newInquiry(), newInquiry({ receivedAt: start + 1, channels: ['mail', 'webhook'] })];
    await store.put(young);
    await store.put(old);
    expect(ids(await store.claim('mail', at(start + 1)))).toEqual([old.id, young.id]);
    expect(ids(await store.claim('webhook', at(start + 1)))).toEqual([young.id]);
  });

  test('what is leased is nobody else’s, whatever the clock says, until the lease is named as abandoned', async () => {
    const store = await stores.create();
    await store.put(newInquiry());
    const first = only(await store.claim('mail', at(start)));
    for (const now of [start, start + leaseMs, start + 900 * day, start - 900 * day]) {
      expect(await store.claim('mail', { ...at(now), abandoned: ['another'] })).toEqual([]);
    }
    const second = only(await store.claim('mail', { ...at(start), abandoned: ['another', first.lease] }));
    await store.fail(first, { now: start, nextAttemptAt: start + day, error: 'late' });
    await store.done(second, start + leaseMs + 1);
    const stored = await store.get(first.inquiry.id);
    expect(stored?.deliveries).toMatchObject([{ state: 'delivered', attempts: 1, lastError: null }]);
  });

  test('a lease that is renewed shows another beat, though the clock stands still or goes back', async () => {
    const store = await stores.create();
    await store.put(newInquiry());
    expect(await store.leases('mail')).toEqual([]);
    const delivery = only(await store.claim('mail', at(start)));
    const beats: number[] = [];
    for (const now of [start, start, start - day, start + day]) {
      const [lease, ...others] = await store.leases('mail');
      expect([lease?.token, others]).toEqual([delivery.lease, []]);
      beats.push(lease?.beat ?? 0);
      await store.renew(delivery, { now, leaseMs });
    }
    expect(beats).toEqual([...new Set(beats)].toSorted((one, other) => one - other));
    expect(await store.leases('webhook')).toEqual([]);
    await store.done(delivery, start);
    expect(await store.leases('mail')).toEqual([]);
  });

  test('ten claims at once get each delivery once', async () => {
    const url = await stores.createUrl();
    const both = [await stores.open(url), await stores.open(url)];
    const [store] = both;
    await Promise.all(Array.from({ length: 30 }, () => store?.put(newInquiry())));
    const claims = Array.from({ length: 5 }, () => both.map((one) => one.claim('mail', at(start, 5))));
    const claimed = (await Promise.all(claims.flat())).flatMap(ids);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed.length).toBeGreaterThan(0);
  });

  test('a failed one is due again at its time, with the server’s words', async () => {
    const store = await stores.create();
    await store.put(newInquiry());
    const delivery = only(await store.claim('mail', at(start)));
    await store.fail(delivery, { now: start, nextAttemptAt: start + 15 * second, error: '451 later' });
    expect(await store.claim('mail', at(start + 15 * second - 1))).toEqual([]);
    const again = only(await store.claim('mail', at(start + 15 * second)));
    expect(again.attempts).toBe(1);
    expect(again.inquiry.deliveries).toMatchObject([{ state: 'waiting', lastError: '451 later' }]);
  });

  test('a probe takes what is not due yet, and gives it back as it was', async () => {
    const store = await stores.create();
    await store.put(newInquiry());
    const delivery = only(await store.claim('mail', at(start)));
    await store.fail(delivery, { now: start, nextAttemptAt: start + hour, error: 'down' });
    const probe = only(await store.claim('mail', { ...at(start + 1), early: true }));
    await store.giveBack(probe, 'still down');
    expect(await store.claim('mail', at(start + minute))).toEqual([]);
    expect((await store.get(delivery.inquiry.id))?.deliveries).toMatchObject([
      { attempts: 1, nextAttemptAt: start + hour, lastError: 'still down' },
    ]);
  });

  test('hastened, all that waits is due and its retries begin anew', async () => {
    const store = await stores.create();
    await store.put(newInquiry());
    const delivery = only(await store.claim('mail', at(start)));
    await store.fail(delivery, { now: start, nextAttemptAt: start + hour, error: 'down' });
    await store.hasten('mail', start + minute);
    expect(only(await store.claim('mail', at(start + minute))).attempts).toBe(0);
  });

  test('a parked one waits for redelivery by hand', async () => {
    const store = await stores.create();
    const { id } = newInquiry();
    await store.put(newInquiry({ id }));
    await store.park(only(await store.claim('mail', at(start))), { now: start, error: '550 no such user' });
    expect(await store.claim('mail', at(start + day))).toEqual([]);
    expect(await store.stats(start)).toMatchObject({ waiting: 0, parked: 1, lastParkedAt: start });
    expect((await store.list({ limit: 9, only: 'parked' })).map((inquiry) => inquiry.id)).toEqual([id]);
    expect(await store.redeliver(id, { now: start + day, channels: ['mail'] })).toBe(true);
    expect(only(await store.claim('mail', at(start + day)))).toMatchObject({ attempts: 0 });
    expect(await store.redeliver('unknown', { now: start, channels: ['mail'] })).toBe(false);
  });

  test('a suspect is delivered only once it is called genuine', async () => {
    const store = await stores.create();
    const { id } = newInquiry();
    await store.put(newInquiry({ id, suspicion: 'honeypot', channels: [] }));
    await store.put(newInquiry());
    expect((await store.list({ limit: 9, only: 'suspects' })).map((inquiry) => inquiry.id)).toEqual([id]);
    expect(await store.stats(start)).toMatchObject({ suspects: 1, waiting: 1 });
    expect(await store.makeGenuine(id, { now: start + 1, channels: ['mail', 'webhook'] })).toBe(true);
    expect(await store.makeGenuine(id, { now: start + 1, channels: ['mail'] })).toBe(false);
    expect(ids(await store.claim('webhook', at(start + 1)))).toEqual([id]);
    expect((await store.stats(start)).suspects).toBe(0);
  });

  test('the age of the oldest waiting delivery is known', async () => {
    const store = await stores.create();
    expect((await store.stats(start)).oldestUndeliveredMs).toBeNull();
    await store.put(newInquiry());
    await store.put(newInquiry({ receivedAt: start + hour }));
    expect((await store.stats(start + 2 * hour)).oldestUndeliveredMs).toBe(2 * hour);
  });

  test('every parked delivery is due again by one call, and nothing else is', async () => {
    const store = await stores.create();
    const [one, two, delivered] = [newInquiry(), newInquiry({ channels: ['mail', 'webhook'] }), newInquiry()];
    for (const inquiry of [one, two, delivered]) await store.put(inquiry);
    for (const delivery of await store.claim('mail', at(start))) {
      if (delivery.inquiry.id === delivered.id) await store.done(delivery, start);
      else await store.park(delivery, { now: start, error: '550 closed' });
    }
    expect(await store.redeliverParked(start + day)).toBe(2);
    expect(await store.redeliverParked(start + day)).toBe(0);
    expect(new Set(ids(await store.claim('mail', at(start + day))))).toEqual(new Set([one.id, two.id]));
    expect(await store.stats(start)).toMatchObject({ parked: 0, lastParkedAt: null });
  });

  test('a clock set back a day delays neither a new delivery nor a retry', async () => {
    const store = await stores.create();
    const tomorrow = start + day;
    await store.put(newInquiry({ receivedAt: tomorrow }));
    const delivery = only(await store.claim('mail', at(start)));
    await store.fail(delivery, { now: tomorrow, nextAttemptAt: tomorrow + 15 * second, error: 'later' });
    await store.giveBack(only(await store.claim('mail', at(start))));
    expect(await store.claim('mail', at(tomorrow + minute))).toHaveLength(1);
  });

  test('clocks some seconds apart shorten no wait', async () => {
    const store = await stores.create();
    await store.put(newInquiry());
    const delivery = only(await store.claim('mail', at(start + 10 * second)));
    await store.fail(delivery, { now: start + 10 * second, nextAttemptAt: start + minute, error: 'x' });
    expect(await store.claim('mail', at(start))).toEqual([]);
  });
});
