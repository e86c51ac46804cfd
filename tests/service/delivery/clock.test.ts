import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answered, day, hour, minute, newInquiry, second, start } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();

/** A service that has run for some days, with what a wrong clock could take: answered, waiting, suspect. */
async function settled() {
  const smtp = await startSmtp();
  deliveries.after(smtp.stop);
  const parts = await deliveries.create({ smtpUrl: smtp.url });
  const { store, delivery, pass } = parts;
  const [delivered, suspect] = [newInquiry(), newInquiry({ suspicion: 'honeypot', channels: [] })];
  const repeat = { key: 'form', windowMs: day };
  await store.put(delivered);
  await store.put(suspect);
  await store.step(delivered.id, answered(start));
  await delivery.tick();
  await pass(3 * day, 12 * hour);
  await store.put(newInquiry({ receivedAt: parts.clock.now(), repeat }));
  await delivery.tick();
  const subjects = async (words: string) =>
    (await smtp.messages()).flatMap(({ subject }) => (subject?.includes(words) ? [subject] : []));
  return { ...parts, smtp, subjects, left: async () => (await store.list({ limit: 9 })).length };
}

test('a clock that leaps two years ahead for some seconds deletes nothing, and an alert says so', async () => {
  const { clock, pass, left, store, subjects } = await settled();
  clock.leap(730 * day);
  await pass(10 * second, 5 * second);
  await pass(minute);
  clock.leap(-730 * day);
  await pass(2 * minute, 5 * second);
  expect(await left()).toBe(3);
  expect(
    await store.put(newInquiry({ receivedAt: clock.now(), repeat: { key: 'form', windowMs: day } })),
  ).toMatchObject({
    outcome: 'repeated',
  });
  expect(await subjects('The clock leapt')).toEqual([
    'Example Agency: The clock leapt by 730.0 days',
    'Example Agency: The clock leapt by -730.0 days',
  ]);
  await pass(5 * day, 6 * hour);
  expect(await left()).toBe(3);
});

test('a clock that stays ahead deletes nothing for weeks, whoever is told', async () => {
  const { clock, pass, left } = await settled();
  clock.leap(730 * day);
  await pass(14 * day, 12 * hour);
  expect(await left()).toBe(3);
});

test('a clock that leaps, seen only after a restart, deletes nothing and is told of', async () => {
  const { clock, instance, left, subjects } = await settled();
  clock.leap(730 * day);
  const restarted = instance();
  await restarted.tick();
  clock.pass(minute);
  await restarted.tick();
  expect(await left()).toBe(3);
  expect(await subjects('The clock leapt by 7')).toHaveLength(1);
});

test('after a rest of months the purge catches up by and by', async () => {
  const { clock, instance, left } = await settled();
  clock.pass(100 * day);
  const restarted = instance();
  await restarted.tick();
  expect(await left()).toBe(3);
  for (let hours = 0; hours < 60 * 24; hours += 12) {
    clock.pass(12 * hour);
    await restarted.tick();
  }
  // The suspect is older than 30 days by now, whatever was believed in between.
  expect(await left()).toBe(2);
});

test('a clock that goes back holds up neither a digest, nor an alert, nor the purge for longer than a day', async () => {
  const { clock, pass, store, subjects } = await settled();
  const putSurge = () => store.put(newInquiry({ receivedAt: clock.now(), suspicion: 'surge', channels: [] }));
  clock.leap(730 * day);
  await putSurge();
  await pass(2 * day, 6 * hour);
  expect(await subjects('A surge of inquiries')).toHaveLength(1);
  clock.leap(-730 * day);
  const before = (await subjects('suspect')).length;
  await putSurge();
  await pass(2 * hour, 10 * minute);
  expect(await subjects('A surge of inquiries')).toHaveLength(2);
  await pass(day, 6 * hour);
  expect((await subjects('suspect')).length).toBe(before + 1);
  expect(clock.now()).toBeLessThan(start + 20 * day);
});

test('a second that comes twice, and one that is left out, change nothing', async () => {
  const { store, clock, delivery, counts, pass, mailFolder } = await deliveries.create();
  for (const leap of [-second, second]) {
    await store.put(newInquiry({ receivedAt: clock.now() }));
    clock.leap(leap);
    await store.put(newInquiry({ receivedAt: clock.now() }));
    await delivery.tick();
    await pass(2 * minute);
  }
  expect(counts).toEqual(new Array(4).fill('mail delivered'));
  expect(readdirSync(mailFolder).filter((file) => file.startsWith('notice'))).toEqual([]);
});
