import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { day, hour, newInquiry } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';

const deliveries = useDeliveries();

/** A service that copies its database every six hours, and keeps four. */
async function copying() {
  const plan = { folder: '', everyMs: 6 * hour, keep: 4 };
  const parts = await deliveries.create({ backup: plan });
  plan.folder = join(dirname(parts.mailFolder), 'copies');
  const names = () => readdirSync(plan.folder).toSorted();
  return { ...parts, folder: plan.folder, names };
}

test('copies are made on time, each whole, for their owner alone; the oldest go', async () => {
  const { store, delivery, pass, folder, names, logged } = await copying();
  await store.put(newInquiry());
  await delivery.tick();
  expect(names()).toEqual(['inquiries-2026-01-05T09-00-00Z.db']);
  expect(statSync(join(folder, names()[0] ?? '')).mode & 0o777).toBe(0o600);
  await store.put(newInquiry());
  await pass(day + hour, hour);
  expect(names()).toHaveLength(4);
  expect(names()[0]).toBe('inquiries-2026-01-05T15-00-00Z.db');
  expect(logged.filter((line) => line.startsWith('copied')).at(-1)).toBe('copied {"count":2}');
  const copy = await openStore(`file:${join(folder, names().at(-1) ?? '')}`);
  expect((await copy.list({ limit: 9 })).length).toBe(2);
  await copy.close();
});

test('operations hear when copies are not made', async () => {
  const { delivery, pass, folder, names, mailFolder } = await copying();
  await delivery.tick();
  const before = names();
  // Folders in place of the partial copies, since a read-only folder does not stop root.
  chmodSync(folder, 0o700);
  for (let hours = 0; hours < 48; hours++) {
    const at = new Date(Date.UTC(2026, 0, 5, 9) + hours * hour).toISOString().slice(0, 13);
    mkdirSync(join(folder, `inquiries-${at}-00-00Z.db.part`, 'in the way'), { recursive: true });
  }
  await pass(day, hour);
  expect(names().filter((name) => !name.endsWith('.part'))).toEqual(before);
  const alerts = readdirSync(mailFolder).filter((file) => file.startsWith('notice-backup'));
  expect(alerts).toHaveLength(1);
});

test('a copy with the date of a clock that was ahead is the first to go, and one that was cut short', async () => {
  const { delivery, pass, folder, names } = await copying();
  await delivery.tick();
  copyFileSync(join(folder, names()[0] ?? ''), join(folder, 'inquiries-2028-01-05T09-00-00Z.db'));
  writeFileSync(join(folder, 'something else.db'), '');
  writeFileSync(join(folder, 'inquiries-2026-01-05T08-00-00Z.db.part'), 'cut short');
  await pass(2 * day, hour);
  expect(names()).toHaveLength(5);
  expect(names().at(-1)).toBe('something else.db');
  expect(names().some((name) => name.includes('2028'))).toBe(false);
});

test('an old copy that nobody can read stays, and the log says so', async () => {
  const { delivery, pass, folder, names, logged } = await copying();
  await delivery.tick();
  const old = ['inquiries-2026-01-03T09-00-00Z.db', 'inquiries-2026-01-04T09-00-00Z.db'];
  for (const [index, words] of ['', 'no database'].entries())
    writeFileSync(join(folder, old[index] ?? ''), words);
  await pass(day, 6 * hour);
  expect(names()).toEqual([...old, ...names().slice(-4)]);
  expect(logged).toContain('old copies cannot be read: they are kept {"count":2}');
});
