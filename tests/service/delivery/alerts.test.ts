import { expect, test } from 'vitest';
import { day, hour, minute, newInquiry } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { startReceiver } from '../support-store/receiver.ts';
import { Reply, startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();

/** A relay, and a receiver for alerts and heartbeats outside of it. */
async function withSecondWay() {
  const [smtp, receiver] = [await startSmtp(), await startReceiver()];
  deliveries.after(smtp.stop);
  deliveries.after(receiver.stop);
  const heartbeatUrl = new URL('/beat', receiver.webhook.url).href;
  const parts = await deliveries.create({ smtpUrl: smtp.url, alertWebhook: receiver.webhook, heartbeatUrl });
  // Signatures are valid for minutes, so the clock has to be right; setting it causes an alert of its own.
  parts.clock.time = Date.now();
  const callsTo = (path: string) =>
    receiver.calls.filter((call) => call.path === path && !call.body.includes('The clock leapt'));
  return {
    ...parts,
    smtp,
    receiver,
    /** What arrived the second way, its signature checked. */
    alerts: () => callsTo('/hook').map(({ body }): unknown => JSON.parse(body)),
    beats: () => callsTo('/beat').length,
    verified: () => callsTo('/hook').map(receiver.verify),
  };
}

test('a relay that refuses us is told of at once, outside of it, with no word of a visitor', async () => {
  const { smtp, store, delivery, pass, clock, alerts, verified } = await withSecondWay();
  smtp.behaviour.onSender = () => {
    throw new Reply(553, 'sender of canary@example.com not allowed');
  };
  await store.put(
    newInquiry({ receivedAt: clock.now(), fields: { name: 'Canary', email: 'canary@example.com' } }),
  );
  await delivery.tick();
  await pass(minute);
  expect(alerts()).toMatchObject([
    {
      type: 'service.alert',
      data: { kind: 'refused', subject: expect.stringMatching(/^The mail channel refuses us/) },
    },
  ]);
  expect(verified()).toHaveLength(1);
  expect(JSON.stringify(alerts())).not.toMatch(/canary/i);
  await pass(12 * hour, hour);
  expect(alerts().map((alert) => Object(alert).data.kind)).toEqual(['refused', 'undelivered']);
  await pass(day, hour);
  expect(alerts()).toHaveLength(3);
  delete smtp.behaviour.onSender;
  await pass(day, hour);
  expect((await store.stats(clock.now())).waiting).toBe(0);
  expect(alerts()).toHaveLength(3);
});

test('with both ways open an alert goes both; with one of them, that one is enough', async () => {
  const { smtp, receiver, store, delivery, pass, clock, alerts, logged } = await withSecondWay();
  const park = async () => {
    const { id } = newInquiry();
    await store.put(newInquiry({ id, receivedAt: clock.now() }));
    smtp.behaviour.onMessage = (_count, message) => {
      if (message.includes('<inquiry.')) throw new Reply(550, 'no');
    };
    await delivery.tick();
  };
  const mailed = async () =>
    (await smtp.messages()).filter(({ subject }) => subject?.includes('given up')).length;
  await park();
  await pass(minute);
  expect([await mailed(), alerts().length]).toEqual([1, 1]);
  receiver.answer({ status: 500 });
  clock.pass(minute);
  await park();
  await pass(2 * hour, 10 * minute);
  expect(await mailed()).toBe(2);
  expect(logged.filter((line) => line.includes('one way only'))).toHaveLength(1);
});

test('the heartbeat is heard once a minute while deliveries work, and not while they do not', async () => {
  const { smtp, store, delivery, pass, clock, beats, receiver } = await withSecondWay();
  await delivery.tick();
  await pass(5 * minute, 20_000);
  expect(beats()).toBe(6);
  smtp.behaviour.onRecipient = () => {
    throw new Reply(550, 'no such user here');
  };
  await store.put(newInquiry({ receivedAt: clock.now() }));
  await delivery.tick();
  const before = beats();
  await pass(30 * minute, minute);
  expect(beats()).toBe(before);
  delete smtp.behaviour.onRecipient;
  await pass(10 * minute, minute);
  expect(beats()).toBeGreaterThan(before);
  // One that is not taken disturbs nothing.
  receiver.answer({ status: 500 });
  await pass(2 * minute, minute);
});

test('the heartbeat ends when something waits for long, whatever the reason, and when the store does not answer', async () => {
  const { smtp, store, delivery, pass, clock, instance, beats } = await withSecondWay();
  smtp.behaviour.onMessage = () => {
    throw new Reply(451, 'later');
  };
  await store.put(newInquiry({ receivedAt: clock.now() }));
  await delivery.tick();
  await pass(15 * minute, minute);
  const before = beats();
  await pass(10 * minute, minute);
  expect(beats()).toBe(before);
  delete smtp.behaviour.onMessage;
  await pass(2 * hour, 10 * minute);
  const between = beats();
  const silent = new Proxy(store, {
    get: (target, verb) =>
      verb === 'stats' ? () => Promise.reject(new Error('gone')) : Reflect.get(target, verb).bind?.(target),
  });
  await delivery.stop();
  const other = instance({ store: silent });
  for (let minutes = 0; minutes < 5; minutes++) {
    clock.pass(minute);
    await other.tick();
  }
  expect(beats()).toBe(between);
});
