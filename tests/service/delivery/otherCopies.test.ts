import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../../service/operation/copyDatabase.ts';
import { sqlitePath } from '../../../service/store/openStore.ts';
import { day, hour, minute, newInquiry } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';

const deliveries = useDeliveries();

/** A service that copies its database so often, and keeps two. */
async function copying(everyMs: number) {
  const plan = { folder: '', everyMs, keep: 2 };
  const parts = await deliveries.create({ backup: plan });
  plan.folder = join(dirname(parts.mailFolder), 'copies');
  const copies = () => readdirSync(plan.folder).toSorted();
  const notices = () =>
    readdirSync(parts.mailFolder).filter((file) => file.startsWith('notice-behind')).length;
  return { ...parts, folder: plan.folder, copies, notices };
}

const before = 'inquiries-2026-01-04T09-00-00Z.db';

test('a copy of a database that had taken more is not pushed out, and operations hear of it every day', async () => {
  const other = await deliveries.create();
  for (let count = 0; count < 3; count++) await other.store.put(newInquiry());
  const { delivery, store, pass, folder, copies, notices, clock } = await copying(6 * hour);
  copyDatabase(sqlitePath(other.databaseUrl), join(folder, before));
  await store.put(newInquiry());
  await delivery.tick();
  await pass(2 * day, 6 * hour);
  expect(copies()).toHaveLength(3);
  expect(copies()[0]).toBe(before);
  expect(notices()).toBe(3);
  // Once this one has taken as many, the other is as old as any.
  for (let count = 0; count < 2; count++) await store.put(newInquiry({ receivedAt: clock.now() }));
  await pass(day, 6 * hour);
  expect(copies()).not.toContain(before);
  expect(notices()).toBe(3);
});

test('copies from before an erasure and a purge go at their time', async () => {
  const { delivery, store, pass, copies, notices, clock } = await copying(6 * hour);
  for (let count = 0; count < 3; count++) await store.put(newInquiry());
  await delivery.tick();
  const [first] = copies();
  await store.erase('ada@example.com');
  await store.purge({ now: clock.now(), receivedBefore: clock.now(), suspectsBefore: clock.now() });
  await pass(day, 6 * hour);
  expect(copies()).toHaveLength(2);
  expect(copies()).not.toContain(first);
  expect(notices()).toBe(0);
});

test('a copy every minute is one every minute, though no two looks are a minute apart to the millisecond', async () => {
  const { delivery, clock, logged } = await copying(minute);
  for (let count = 0; count < 10; count++) {
    await delivery.tick();
    clock.pass(minute);
    clock.leap(-1);
  }
  expect(logged.filter((line) => line.startsWith('copied'))).toHaveLength(10);
});
