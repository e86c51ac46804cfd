import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { retryTable } from '../../../service/delivery/retry.ts';
import { day, hour, minute, newInquiry, second, start } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { freePort } from '../support-store/postgres.ts';
import { Reply, startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();

async function withSmtp(config = {}) {
  const smtp = await startSmtp();
  deliveries.after(smtp.stop);
  return { smtp, ...(await deliveries.create({ smtpUrl: smtp.url, ...config })) };
}

/** The ids of the inquiries that arrived, in the order of arrival. */
const arrived = (raw: readonly string[]) =>
  raw.flatMap((text) => /<inquiry\.([\w-]+)@/.exec(text)?.[1] ?? []);

test('a 4xx for one mail is tried again by the retry table, counted from the attempt before, then parked', async () => {
  const { smtp, store, delivery, clock, deliveryOf, counts } = await withSmtp({
    alertTo: 'ops@agency.example',
  });
  smtp.behaviour.onMessage = (_count, message) => {
    if (message.includes('<inquiry.')) throw new Reply(450, 'mailbox busy');
  };
  const { id } = newInquiry();
  await store.put(newInquiry({ id }));
  await delivery.tick();
  for (const wait of retryTable) {
    const before = await deliveryOf(id);
    expect(before?.nextAttemptAt).toBe(clock.now() + wait);
    clock.pass(wait - 1);
    await delivery.tick();
    expect((await deliveryOf(id))?.attempts).toBe(before?.attempts);
    // The next delay is counted from this late attempt.
    clock.pass(2);
    await delivery.tick();
    expect((await deliveryOf(id))?.attempts).toBe((before?.attempts ?? 0) + 1);
  }
  expect(await deliveryOf(id)).toMatchObject({
    state: 'parked',
    lastError: expect.stringContaining('mailbox busy'),
  });
  expect(counts.filter((count) => count === 'mail failed')).toHaveLength(retryTable.length);
  expect(clock.now() - start).toBeLessThan(7 * day);
  expect(clock.now() - start).toBeGreaterThan(6.5 * day);
});

test('a 5xx is parked with the server’s own words; redelivered by hand, it arrives', async () => {
  const { smtp, store, delivery, deliveryOf, clock } = await withSmtp();
  smtp.behaviour.onMessage = () => {
    throw new Reply(550, 'no such user here');
  };
  const { id } = newInquiry();
  await store.put(newInquiry({ id }));
  await delivery.tick();
  expect(await deliveryOf(id)).toMatchObject({
    state: 'parked',
    attempts: 1,
    lastError: expect.stringContaining('550 no such user here'),
  });
  delete smtp.behaviour.onMessage;
  await store.redeliver(id, { now: clock.now(), channels: ['mail'] });
  await delivery.tick();
  expect(arrived(smtp.raw)).toEqual([id]);
});

test('of a relay that says too much, and what nobody can keep or show, a line is kept', async () => {
  const { smtp, store, delivery, deliveryOf } = await withSmtp();
  smtp.behaviour.onMessage = () => {
    throw new Reply(550, `no\0 such \u001B[2J\u202E user ${'x'.repeat(100_000)}`);
  };
  const { id } = newInquiry();
  await store.put(newInquiry({ id }));
  await delivery.tick();
  const { state, lastError = '' } = (await deliveryOf(id)) ?? {};
  expect(state).toBe('parked');
  expect(lastError).toMatch(/550 no such \[2J user x+$/);
  expect(lastError?.length).toBeLessThanOrEqual(1_000);
});

test('a refused login pauses the channel, keeps everything, and is probed until it works', async () => {
  const smtp = await startSmtp({ authOptional: false });
  deliveries.after(smtp.stop);
  const smtpUrl = smtp.url.replace('://', '://user:wrong@');
  const { store, pass, delivery, deliveryOf } = await deliveries.create({ smtpUrl });
  smtp.behaviour.onLogin = () => {
    throw new Reply(535, 'authentication failed');
  };
  const inquiries = Array.from({ length: 5 }, (_, index) => newInquiry({ receivedAt: start - 9 + index }));
  for (const inquiry of inquiries) await store.put(inquiry);
  await delivery.tick();
  expect(smtp.connections()).toBe(1);
  await pass(30 * minute, minute);
  expect(await store.stats(start)).toMatchObject({ waiting: 5, parked: 0 });
  // Of these, six are for the alert that tells of it.
  expect(smtp.connections()).toBeLessThan(18);
  const words = await Promise.all(inquiries.map(({ id }) => deliveryOf(id)));
  expect(words[0]?.lastError).toContain('535 authentication failed');
  delete smtp.behaviour.onLogin;
  await pass(5 * minute);
  expect(new Set(arrived(smtp.raw))).toEqual(new Set(inquiries.map(({ id }) => id)));
});

test.each([
  ['the sender, for good', 'onSender', 553, 'sender not allowed'],
  ['the sender, for now', 'onSender', 451, 'greylisted'],
  ['the recipient, for good', 'onRecipient', 550, 'no such user here'],
  ['the recipient, for now', 'onRecipient', 450, 'mailbox busy'],
  ['the recipient, after the content', 'onMessage', 550, '5.1.1 no such user here'],
] as const)(
  'a relay that refuses %s, is a channel that is down: nothing is given up, however long it takes',
  async (_what, step, code, words) => {
    const { smtp, store, pass, delivery, deliveryOf } = await withSmtp();
    let refuses = true;
    smtp.behaviour[step] = () => {
      if (refuses) throw new Reply(code, words);
    };
    const inquiries = Array.from({ length: 3 }, (_, index) => newInquiry({ receivedAt: start - 9 + index }));
    for (const inquiry of inquiries) await store.put(inquiry);
    await delivery.tick();
    await pass(hour, minute);
    await pass(9 * day, 6 * hour);
    expect(await store.stats(start)).toMatchObject({ waiting: 3, parked: 0 });
    expect((await deliveryOf(inquiries[0]?.id ?? ''))?.lastError).toContain(`${code} ${words}`);
    refuses = false;
    await pass(day, hour);
    expect(arrived(smtp.raw).toSorted()).toEqual(inquiries.map(({ id }) => id).toSorted());
  },
);

test('a relay down for three days: the channel pauses, then all arrive once, oldest first', async () => {
  const port = await freePort();
  const { store, pass, delivery, counts } = await deliveries.create({ smtpUrl: `smtp://127.0.0.1:${port}` });
  const inquiries = Array.from({ length: 40 }, (_, index) => newInquiry({ receivedAt: start - 40 + index }));
  for (const inquiry of inquiries) await store.put(inquiry);
  await delivery.tick();
  expect(counts).toEqual(['mail failed']);
  await pass(3 * day, 5 * minute);
  expect(await store.stats(start)).toMatchObject({ waiting: 40, parked: 0 });

  const smtp = await startSmtp({}, port);
  deliveries.after(smtp.stop);
  await pass(6 * minute);
  const order = arrived(smtp.raw);
  expect(order).toHaveLength(40);
  // The first is the probe; all that follows it is in order.
  expect(order.slice(1)).toEqual(inquiries.map(({ id }) => id).filter((id) => id !== order[0]));
});

test('a short break costs seconds: the next attempts come after 15 s and a minute', async () => {
  const port = await freePort();
  const { store, pass, delivery } = await deliveries.create({ smtpUrl: `smtp://127.0.0.1:${port}` });
  await store.put(newInquiry());
  await delivery.tick();
  const smtp = await startSmtp({}, port);
  deliveries.after(smtp.stop);
  await pass(15 * second);
  expect(smtp.raw).toHaveLength(1);
});

test('a relay that hangs up before it greets is called once an attempt', async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls++;
    socket.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  deliveries.after(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { store, pass, delivery, deliveryOf } = await deliveries.create({
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
  });
  const { id } = newInquiry();
  await store.put(newInquiry({ id }));
  await delivery.tick();
  expect(calls).toBe(1);
  await pass(15 * second);
  expect(calls).toBe(2);
  expect(await deliveryOf(id)).toMatchObject({ state: 'waiting' });
});

test('421 is obeyed: the relay rests, then goes on where it was', async () => {
  const { smtp, store, delivery, pass } = await withSmtp();
  smtp.behaviour.onMessage = (count) => {
    if (count === 3) throw new Reply(421, 'too many messages, closing');
  };
  const inquiries = Array.from({ length: 5 }, (_, index) => newInquiry({ receivedAt: start - 9 + index }));
  for (const inquiry of inquiries) await store.put(inquiry);
  await delivery.tick();
  expect(smtp.raw).toHaveLength(2);
  const connections = smtp.connections();
  await pass(14 * second, second);
  expect(smtp.connections()).toBe(connections);
  delete smtp.behaviour.onMessage;
  await pass(second);
  expect(arrived(smtp.raw)).toEqual(inquiries.map(({ id }) => id));
});

test('a connection cut after DATA is tried again: one copy an attempt, all with one Message-ID', async () => {
  const { smtp, store, delivery, pass } = await withSmtp();
  smtp.behaviour.dropAfterData = () => true;
  const { id } = newInquiry();
  await store.put(newInquiry({ id }));
  await delivery.tick();
  expect(smtp.raw).toHaveLength(1);
  delete smtp.behaviour.dropAfterData;
  await pass(15 * second);
  await pass(hour, minute);
  expect(arrived(smtp.raw)).toEqual([id, id]);
  const messages = await smtp.messages();
  expect(new Set(messages.map(({ messageId, subject }) => `${messageId} ${subject}`)).size).toBe(1);
});

test('one mail that always breaks the connection holds nobody else up for more than 15 s at a time', async () => {
  const { smtp, store, delivery, pass, deliveryOf } = await withSmtp();
  const poison = newInquiry({ receivedAt: start - 100 });
  const others = Array.from({ length: 20 }, (_, index) => newInquiry({ receivedAt: start - 50 + index }));
  for (const inquiry of [poison, ...others]) await store.put(inquiry);
  smtp.behaviour.dropAfterData = (message) => message.includes(poison.id);
  await delivery.tick();
  await pass(30 * second);
  expect(arrived(smtp.raw).filter((id) => id !== poison.id)).toEqual(others.map(({ id }) => id));
  await pass(hour, minute);
  const found = await deliveryOf(poison.id);
  expect(found).toMatchObject({ state: 'waiting' });
  expect(arrived(smtp.raw).filter((id) => id === poison.id).length).toBeLessThan(20);
});

test('inquiries that come while a mail is on its way leave nothing in memory, and are looked at after it', async () => {
  const [asked, answered] = [Promise.withResolvers(), Promise.withResolvers()];
  const smtp = await startSmtp({
    onRcptTo(_address, _session, callback) {
      asked.resolve(null);
      void answered.promise.then(() => callback());
    },
  });
  deliveries.after(smtp.stop);
  const { store, delivery, deliveryOf } = await deliveries.create({ smtpUrl: smtp.url });
  const [first, next] = [newInquiry({ receivedAt: start - 1 }), newInquiry()];
  await store.put(first);
  delivery.wake();
  await asked.promise;
  const before = process.memoryUsage().heapUsed;
  for (let stored = 0; stored < 100_000; stored++) delivery.wake();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20 * 2 ** 20);
  await store.put(next);
  delivery.wake();
  answered.resolve(null);
  await expect.poll(async () => (await deliveryOf(first.id))?.state).toBe('delivered');
  await delivery.tick();
  expect(arrived(smtp.raw)).toEqual([first.id, next.id]);
});
