import { describe, expect, test } from 'vitest';
import type { PurgeOptions } from '../../../service/store/Store.ts';
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

  test('take over what a dead one had leased, within a minute', async () => {
    const { smtp, store, pass } = await withSmtp();
    const { id } = newInquiry();
    await store.put(newInquiry({ id }));
    await store.claim('mail', { now: start, limit: 1, leaseMs: minute });
    await pass(45 * second, second);
    expect(smtp.raw).toEqual([]);
    await pass(15 * second, second);
    expect(arrived(smtp.raw)).toEqual([id]);
  });

  test('leave alone what a living one has leased for long, though clocks leap or differ', async () => {
    const { smtp, store, clock, pass } = await withSmtp();
    await store.put(newInquiry());
    const [delivery] = await store.claim('mail', { now: start - 3 * day, limit: 1, leaseMs: minute });
    if (!delivery) throw new Error('nothing was claimed');
    for (let times = 0; times < 20; times++) {
      await pass(30 * second, 5 * second);
      clock.leap(times % 2 === 0 ? 2 * day : -2 * day);
      await store.renew(delivery, { now: start - 3 * day, leaseMs: minute });
    }
    expect(arrived(smtp.raw)).toEqual([]);
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
    clock.leap(day);
    await delivery.tick();
    delete smtp.behaviour.onMessage;
    const tomorrow = newInquiry({ receivedAt: clock.now() });
    await store.put(tomorrow);
    clock.leap(-day);
    await pass(minute);
    expect(arrived(smtp.raw).toSorted()).toEqual([failing.id, tomorrow.id].toSorted());
    clock.leap(day);
    await pass(minute);
    clock.leap(-day);
    await pass(minute);
    expect(arrived(smtp.raw)).toHaveLength(2);
  });
});

describe('while a store cannot write what became of a delivery', () => {
  /** A relay, and an instance whose store fails at these verbs for as long as it is told to. */
  async function withFragileStore(verbs: readonly string[]) {
    const smtp = await startSmtp();
    deliveries.after(smtp.stop);
    const parts = await deliveries.create({ smtpUrl: smtp.url, autoReply: true });
    const state = { away: true };
    const store = new Proxy(parts.store, {
      get(target, verb) {
        if (state.away && verbs.includes(String(verb))) return () => Promise.reject(new Error('disk full'));
        const value: unknown = Reflect.get(target, verb, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return { ...parts, smtp, state, fragile: parts.instance({ store }) };
  }

  test('it is sent once, and counted, logged and acknowledged once when it can again', async () => {
    const { smtp, store, clock, fragile, state, counts, logged } = await withFragileStore(['done']);
    await store.put(newInquiry());
    for (let times = 0; times < 10; times++) {
      await fragile.tick();
      clock.pass(30 * second);
    }
    expect(counts).toEqual([]);
    state.away = false;
    await fragile.tick();
    clock.pass(10 * minute);
    await fragile.tick();
    expect(arrived(smtp.raw)).toHaveLength(1);
    expect((await store.stats(clock.now())).waiting).toBe(0);
    expect(counts).toEqual(['mail delivered']);
    expect(logged.filter((line) => line.startsWith('delivered'))).toHaveLength(1);
    expect((await smtp.messages()).map(({ subject }) => subject)).toContain('We have your message');
    expect(smtp.raw).toHaveLength(2);
  });

  test('a failed attempt is counted and logged once', async () => {
    const { smtp, store, clock, fragile, state, counts, logged } = await withFragileStore(['fail']);
    smtp.behaviour.onMessage = () => {
      throw new Reply(451, 'later');
    };
    await store.put(newInquiry());
    for (let times = 0; times < 4; times++) {
      await fragile.tick();
      clock.pass(second);
    }
    state.away = false;
    await fragile.tick();
    expect(counts).toEqual(['mail failed']);
    expect(logged.filter((line) => line.startsWith('delivery failed'))).toHaveLength(1);
  });
});

test('the end waits for the upkeep that runs', async () => {
  const { store, instance } = await deliveries.create();
  const steps: string[] = [];
  const begun = Promise.withResolvers<undefined>();
  const go = Promise.withResolvers<undefined>();
  const slow = new Proxy(store, {
    get(target, verb) {
      const value: unknown = Reflect.get(target, verb, target);
      if (verb !== 'purge') return typeof value === 'function' ? value.bind(target) : value;
      return async (options: PurgeOptions) => {
        begun.resolve(undefined);
        await go.promise;
        const purged = await store.purge(options);
        steps.push('purged');
        return purged;
      };
    },
  });
  const delivery = instance({ store: slow });
  const ticking = delivery.tick();
  await begun.promise;
  const stopped = delivery.stop().then(() => steps.push('stopped'));
  setImmediate(() => go.resolve(undefined));
  await stopped;
  expect(steps).toEqual(['purged', 'stopped']);
  await ticking;
});
