import { expect, test } from 'vitest';
import { hour, minute, newInquiry, second } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { startReceiver } from '../support-store/receiver.ts';

const deliveries = useDeliveries();
const channels = ['webhook'] as const;

async function withReceiver() {
  const receiver = await startReceiver();
  deliveries.after(receiver.stop);
  return { receiver, ...(await deliveries.create({ webhook: receiver.webhook })) };
}

test('an inquiry is posted as JSON, signed by the Standard Webhooks specification', async () => {
  const { receiver, store, clock, delivery } = await withReceiver();
  clock.time = Date.now();
  const inquiry = newInquiry({
    receivedAt: clock.time,
    fields: { name: 'Zoë' },
    channels: ['mail', 'webhook'],
  });
  await store.put(inquiry);
  await delivery.tick();
  const [call, ...others] = receiver.calls;
  expect(others).toEqual([]);
  if (!call) throw new Error('nothing was posted');
  expect(call.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': inquiry.id });
  expect(receiver.verify(call)).toMatchObject({
    type: 'inquiry.received',
    timestamp: new Date(clock.time).toISOString(),
    data: { id: inquiry.id, name: 'Zoë', email: 'ada@example.com', pathName: '/pricing/' },
  });
  expect((await store.get(inquiry.id))?.deliveries.map(({ state }) => state)).toEqual([
    'delivered',
    'delivered',
  ]);
});

test('a failing receiver gets the same id again and holds no mail up', async () => {
  const { receiver, store, delivery, pass, counts } = await withReceiver();
  receiver.answer({ status: 500, body: 'out of order' });
  const inquiry = newInquiry({ channels: ['mail', 'webhook'] });
  await store.put(inquiry);
  await delivery.tick();
  expect((await store.get(inquiry.id))?.deliveries).toMatchObject([
    { channel: 'mail', state: 'delivered' },
    { channel: 'webhook', state: 'waiting', attempts: 1, lastError: '500 out of order' },
  ]);
  receiver.answer({ status: 200 });
  await pass(15 * second);
  expect(receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual([inquiry.id, inquiry.id]);
  expect(counts.filter((count) => count.startsWith('webhook'))).toEqual([
    'webhook failed',
    'webhook delivered',
  ]);
});

test.each([
  ['seconds', '120'],
  ['a date', new Date(Date.UTC(2026, 0, 5, 9, 2)).toUTCString()],
])('Retry-After in %s is obeyed for the whole channel', async (_form, retryAfter) => {
  const { receiver, store, delivery, pass } = await withReceiver();
  receiver.answer({ status: 429, headers: { 'retry-after': retryAfter } });
  await store.put(newInquiry({ channels }));
  await store.put(newInquiry({ channels }));
  await delivery.tick();
  receiver.answer({ status: 200 });
  await pass(119 * second, second);
  expect(receiver.calls).toHaveLength(1);
  await pass(second);
  expect(receiver.calls).toHaveLength(3);
});

test('410 stops the channel; what waits is kept', async () => {
  const { receiver, store, delivery, pass, deliveryOf, instance } = await withReceiver();
  receiver.answer({ status: 410 });
  const [gone, kept] = [newInquiry({ channels, receivedAt: 1 }), newInquiry({ channels, receivedAt: 2 })];
  await store.put(gone);
  await store.put(kept);
  await delivery.tick();
  await pass(24 * hour, hour);
  expect(receiver.calls).toHaveLength(1);
  expect(await deliveryOf(gone.id)).toMatchObject({ state: 'parked', lastError: '410' });
  expect(await deliveryOf(kept.id)).toMatchObject({ state: 'waiting', attempts: 0 });
  receiver.answer({ status: 204 });
  await instance().tick();
  expect(await deliveryOf(kept.id)).toMatchObject({ state: 'delivered' });
});

test('a redirect is not followed', async () => {
  const { receiver, store, delivery, deliveryOf } = await withReceiver();
  receiver.answer({ status: 302, headers: { location: '/elsewhere' } });
  const { id } = newInquiry();
  await store.put(newInquiry({ id, channels }));
  await delivery.tick();
  expect(receiver.calls.map(({ path }) => path)).toEqual(['/hook']);
  expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', lastError: '302' });
});

test('one that the receiver cannot take waits alone', async () => {
  const { receiver, store, delivery, deliveryOf } = await withReceiver();
  receiver.answer({ status: 422, body: 'unknown country' });
  const [one, two] = [newInquiry({ channels, receivedAt: 1 }), newInquiry({ channels, receivedAt: 2 })];
  await store.put(one);
  await store.put(two);
  await delivery.tick();
  expect(receiver.calls).toHaveLength(2);
  expect(await deliveryOf(one.id)).toMatchObject({
    state: 'waiting',
    attempts: 1,
    lastError: '422 unknown country',
  });
});

test('a receiver that is not there pauses the channel until it is', async () => {
  const { receiver, store, delivery, pass, deliveryOf } = await withReceiver();
  await receiver.stop();
  const { id } = newInquiry();
  await store.put(newInquiry({ id, channels }));
  await delivery.tick();
  await pass(2 * hour, minute);
  expect(await deliveryOf(id)).toMatchObject({
    state: 'waiting',
    lastError: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a service that stops does not wait for a silent receiver: it gives the lease back', async () => {
  const { receiver, store, delivery, clock } = await withReceiver();
  receiver.answer('silence');
  await store.put(newInquiry({ channels }));
  const ticking = delivery.tick();
  while (receiver.calls.length === 0) await new Promise(setImmediate);
  await delivery.stop(50);
  expect(await store.claim('webhook', { now: clock.now(), limit: 1, leaseMs: 1 })).toMatchObject([
    { attempts: 0 },
  ]);
  await receiver.stop();
  await ticking;
});

test('a receiver that is silent for 15 s is given up for now; mail was not held up', async () => {
  const { receiver, store, delivery } = await withReceiver();
  receiver.answer('silence');
  const { id } = newInquiry();
  await store.put(newInquiry({ id, channels: ['mail', 'webhook'] }));
  const began = performance.now();
  const ticking = delivery.tick();
  while ((await store.get(id))?.deliveries[0]?.state !== 'delivered') await new Promise(setImmediate);
  expect(performance.now() - began).toBeLessThan(5_000);
  await ticking;
  expect(performance.now() - began).toBeLessThan(17_000);
  expect((await store.get(id))?.deliveries[1]).toMatchObject({ state: 'waiting', attempts: 1 });
}, 25_000);
