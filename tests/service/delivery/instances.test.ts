import { describe, expect, test } from 'vitest';
import { day, minute, newInquiry, second, start } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { databases, useStores } from '../support-store/stores.ts';
import { Reply, startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();
const arrived = (raw: readonly string[]) =>
  raw.flatMap((text) => /<inquiry\.([\w-]+)@/.exec(text)?.[1] ?? []);

describe.each(databases)('several instances on one queue in %s', (database) => {
  const stores = useStores(database);

  async function withSmtp() {
    const smtp = await startSmtp();
    deliveries.after(smtp.stop);
    const url = await stores.createUrl();
    return { smtp, url, ...(await deliveries.create({ smtpUrl: smtp.url }, { url })) };
  }

  test('share the work and send each inquiry once', async () => {
    const { smtp, url, store, delivery } = await withSmtp();
    const inquiries = Array.from({ length: 40 }, () => newInquiry());
    await Promise.all(inquiries.map((inquiry) => store.put(inquiry)));
    const other = await deliveries.create({ smtpUrl: smtp.url }, { url });
    await Promise.all([delivery.tick(), other.delivery.tick()]);
    expect(arrived(smtp.raw).toSorted()).toEqual(inquiries.map(({ id }) => id).toSorted());
    expect(other.counts.length).toBeGreaterThan(0);
    expect(other.counts.length).toBeLessThan(40);
  });

  test('take over what a dead one had leased, after a minute', async () => {
    const { smtp, store, pass } = await withSmtp();
    const { id } = newInquiry();
    await store.put(newInquiry({ id }));
    await store.claim('mail', { now: start, limit: 1, leaseMs: minute });
    await pass(59 * second, second);
    expect(smtp.raw).toEqual([]);
    await pass(second);
    expect(arrived(smtp.raw)).toEqual([id]);
  });

  test('a stopped one ends its attempt and leaves the rest to the others at once', async () => {
    const { smtp, url, store, delivery } = await withSmtp();
    for (let index = 0; index < 10; index++) await store.put(newInquiry({ receivedAt: start - index }));
    const sent = new Promise<void>((resolve) => {
      smtp.behaviour.onMessage = () => resolve();
    });
    const ticking = delivery.tick();
    await sent;
    await delivery.stop();
    await ticking;
    const before = smtp.raw.length;
    expect(before).toBeLessThan(10);
    const other = await deliveries.create({ smtpUrl: smtp.url }, { url });
    await other.delivery.tick();
    expect(new Set(arrived(smtp.raw)).size).toBe(10);
    expect(smtp.raw).toHaveLength(10);
  });

  test('a clock set a day forth and back delivers nothing twice and delays nothing', async () => {
    const { smtp, store, delivery, clock, pass } = await withSmtp();
    smtp.behaviour.onMessage = () => {
      throw new Reply(451, 'later');
    };
    const failing = newInquiry();
    await store.put(failing);
    await delivery.tick();
    clock.pass(day);
    await delivery.tick();
    delete smtp.behaviour.onMessage;
    const tomorrow = newInquiry({ receivedAt: clock.now() });
    await store.put(tomorrow);
    clock.pass(-day);
    await pass(minute);
    expect(arrived(smtp.raw).toSorted()).toEqual([failing.id, tomorrow.id].toSorted());
    clock.pass(day);
    await pass(minute);
    clock.pass(-day);
    await pass(minute);
    expect(smtp.raw).toHaveLength(2);
  });
});

test('a store that is away for a while sends nothing twice', async () => {
  const smtp = await startSmtp();
  deliveries.after(smtp.stop);
  const { store, clock, instance } = await deliveries.create({ smtpUrl: smtp.url });
  let away = true;
  const fragile = new Proxy(store, {
    get(target, verb) {
      if (verb === 'done' && away) return () => Promise.reject(new Error('disk full'));
      const value: unknown = Reflect.get(target, verb, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await store.put(newInquiry());
  const delivery = instance({ store: fragile });
  for (let times = 0; times < 10; times++) {
    await delivery.tick();
    clock.pass(30 * second);
  }
  away = false;
  await delivery.tick();
  clock.pass(10 * minute);
  await delivery.tick();
  expect(smtp.raw).toHaveLength(1);
  expect((await store.stats(clock.now())).waiting).toBe(0);
});
