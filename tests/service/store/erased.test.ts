import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import type { NewInquiry, Store } from '../../../service/store/Store.ts';
import { day, newInquiry, start } from '../support-store/inquiry.ts';

const folder = mkdtempSync(join(tmpdir(), 'erased-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of the folder that hold the text, in whatever state. */
const filesWith = (text: string) =>
  readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(text));

const canary = 'canary7f3a';

/** Inquiries with the canary, a day older, between others, some longer than a page. */
async function fill(store: Store, more: Partial<Pick<NewInquiry, 'suspicion' | 'channels'>> = {}) {
  const puts = Array.from({ length: 300 }, (_, index) => {
    const isCanary = index % 3 === 0;
    const email = isCanary ? `${canary}@example.com` : `other${index}@example.com`;
    const projectBrief = (isCanary ? `${canary} ` : 'other ').repeat(1 + (index % 10) * 90);
    const receivedAt = isCanary ? start - day + index : start + index;
    return store.put(newInquiry({ receivedAt, fields: { email, projectBrief }, ...more }));
  });
  await Promise.all(puts);
}

test('after erasing, the address and the words are in none of the raw files', async () => {
  const store = await openStore(`file:${join(folder, 'inquiries.db')}`);
  await fill(store);
  for (const delivery of await store.claim('mail', { now: start + 1000, limit: 20, leaseMs: 1000 })) {
    if (!delivery.inquiry.fields.email.startsWith(canary)) continue;
    await store.park(delivery, { now: start, error: `550 ${canary}@example.com is unknown` });
  }
  expect(filesWith(canary)).not.toEqual([]);
  expect(await store.erase(`${canary}@example.com`)).toHaveLength(100);
  expect(filesWith(canary)).toEqual([]);
  expect(filesWith('other1@example.com')).not.toEqual([]);
  await store.close();
  expect(filesWith(canary)).toEqual([]);
});

test('while another program reads the old rows, erasing says so; once it ended, it works', async () => {
  const path = join(folder, 'inquiries.db');
  const store = await openStore(`file:${path}`);
  await fill(store);
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM inquiry');
  await expect(store.erase(`${canary}@example.com`)).rejects.toThrow(/still reads/);
  reader.close();
  await store.erase(`${canary}@example.com`);
  expect(filesWith(canary)).toEqual([]);
  await store.close();
});

test('after a purge they are in none either; while another program reads, it does not wait for that', async () => {
  const path = join(folder, 'inquiries.db');
  const store = await openStore(`file:${path}`);
  const purge = () => store.purge({ now: start, receivedBefore: start, suspectsBefore: start });
  await fill(store, { suspicion: 'honeypot', channels: [] });
  expect(await purge()).toMatchObject({ purged: 100 });
  expect(filesWith(canary)).toEqual([]);
  expect(filesWith('other1@example.com')).not.toEqual([]);

  await fill(store, { suspicion: 'honeypot', channels: [] });
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM inquiry');
  expect(await purge()).toMatchObject({ purged: 100 });
  reader.close();
  await purge();
  expect(filesWith(canary)).toEqual([]);
  await store.close();
});
