import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import type { NewInquiry } from '../../../service/store/Store.ts';
import { answered, day, newInquiry, start } from '../support-store/inquiry.ts';

const canary = 'canary7f3a';

/** A store in an empty folder, and what is in its files. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'erased-'));
  const path = join(folder, 'inquiries.db');
  const store = await openStore(`file:${path}`);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    path,
    folder,
    store,
    /** The files that hold the text, in whatever state. */
    filesWith: (text: string) =>
      readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(text)),
    /** Inquiries with the canary, a day older, between others, some longer than a page. */
    async fill(more: Partial<Pick<NewInquiry, 'suspicion' | 'channels'>> = {}) {
      const puts = Array.from({ length: 300 }, (_, index) => {
        const isCanary = index % 3 === 0;
        const email = isCanary ? `${canary}@example.com` : `other${index}@example.com`;
        const projectBrief = (isCanary ? `${canary} ` : 'other ').repeat(1 + (index % 10) * 90);
        const receivedAt = isCanary ? start - day + index : start + index;
        const countryCode = isCanary ? canary : 'CA';
        return store.put(newInquiry({ receivedAt, countryCode, fields: { email, projectBrief }, ...more }));
      });
      await Promise.all(puts);
    },
  };
}

test('after erasing, the address and the words are in none of the raw files, nor what servers said of them', async () => {
  const { store, filesWith, fill } = await open();
  await fill();
  for (const delivery of await store.claim('mail', { now: start + 1000, limit: 150, leaseMs: 1000 })) {
    const { email } = delivery.inquiry.fields;
    const error = `550 ${email} is unknown`.repeat(1 + (delivery.inquiry.receivedAt % 7));
    await store.fail(delivery, { now: start, nextAttemptAt: start, error });
    const [again] = await store.claim('mail', { now: start + 1000, limit: 1, leaseMs: 1000 });
    if (again) await store.park(again, { now: start, error: `${error} still` });
  }
  expect(filesWith(`550 ${canary}`)).not.toEqual([]);
  expect(await store.erase(`${canary}@example.com`)).toMatchObject({ clean: true });
  expect(filesWith(canary)).toEqual([]);
  expect(filesWith('550 other1@example.com')).not.toEqual([]);
  await store.close();
  expect(filesWith(canary)).toEqual([]);
});

test('however inquiries come and go, nothing of those that went is left, and their room is used again', async () => {
  const { path, folder, store } = await open();
  const marksInFiles = () =>
    new Set(
      readdirSync(folder).flatMap(
        (file) => readFileSync(join(folder, file), 'latin1').match(/mark-\d+-\d+-/g) ?? [],
      ),
    );
  const sizes: number[] = [];
  for (let round = 0; round < 12; round++) {
    const receivedAt = start + round * day;
    const puts = Array.from({ length: 400 }, (_, index) => {
      const mark = `mark-${round}-${index}-`;
      const projectBrief = mark.repeat(1 + ((index * 7 + round) % 60) ** 2 / 20);
      const suspect = index % 5 < round % 5 && ({ suspicion: 'honeypot', channels: [] } as const);
      const fields = { name: mark, email: `${mark}@example.com`, projectBrief };
      return store.put(newInquiry({ receivedAt, fields, ...suspect }));
    });
    await Promise.all(puts);
    for (let index = 0; index < 400; index += 20) await store.erase(`mark-${round}-${index}-@example.com`);
    for (const delivery of await store.claim('mail', { now: receivedAt, limit: 999, leaseMs: 1 })) {
      if (delivery.inquiry.id < 'd') {
        await store.done(delivery, receivedAt);
        await store.step(delivery.inquiry.id, answered(receivedAt));
      } else await store.giveBack(delivery, `450 ${delivery.inquiry.fields.name} is not known`);
    }
    await store.purge({
      now: receivedAt,
      receivedBefore: receivedAt - day,
      suspectsBefore: receivedAt - 2 * day,
    });
    const left = new Set((await Array.fromAsync(store.all())).map(({ fields }) => fields.name));
    expect(marksInFiles().difference(left)).toEqual(new Set());
    sizes.push(statSync(path).size);
  }
  expect(sizes.at(-1)).toBeLessThan(2 * (sizes.at(5) ?? 0));
});

test('while another program reads the old rows, erasing says so; once it ended, it works', async () => {
  const { path, store, filesWith, fill } = await open();
  await fill();
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM inquiry');
  const erased = await store.erase(`${canary}@example.com`);
  expect([erased.ids.length, erased.clean]).toEqual([100, false]);
  expect(await store.put(newInquiry())).toMatchObject({ outcome: 'stored' });
  reader.close();
  expect(await store.erase(`${canary}@example.com`)).toEqual({ ids: [], clean: true });
  expect(filesWith(canary)).toEqual([]);
}, 30_000);

test('after a purge they are in none either; while another program reads, it does not wait for that', async () => {
  const { path, store, filesWith, fill } = await open();
  const purge = () => store.purge({ now: start, receivedBefore: start, suspectsBefore: start });
  await fill({ suspicion: 'honeypot', channels: [] });
  expect(await purge()).toMatchObject({ purged: 100 });
  expect(filesWith(canary)).toEqual([]);
  expect(filesWith('other1@example.com')).not.toEqual([]);

  await fill({ suspicion: 'honeypot', channels: [] });
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM inquiry');
  expect(await purge()).toMatchObject({ purged: 100 });
  reader.close();
  await purge();
  expect(filesWith(canary)).toEqual([]);
});

test('after erasing, nothing is left of an address that was corrected before, nor of the one it had', async () => {
  const { store, filesWith } = await open();
  const inquiry = newInquiry({
    fields: { email: `${canary}@wrong.example`, projectBrief: 'long '.repeat(2000) },
  });
  await store.put(newInquiry());
  await store.put(inquiry);
  await store.put(newInquiry());
  const state = { state: 'new', takenBy: null, takenAt: null, answeredAt: null, told: false } as const;
  for (const version of [0, 1])
    await store.step(inquiry.id, {
      ...{ version, at: start, who: 'visitor', via: 'visitor', kind: 'corrected', ...state },
      corrected: { email: `${canary}.${'x'.repeat(100)}${version}@right.example`, mailed: true },
    });
  expect(filesWith(canary)).not.toEqual([]);
  expect(await store.erase(`${canary}.${'x'.repeat(100)}1@right.example`)).toMatchObject({ clean: true });
  expect(filesWith(canary)).toEqual([]);
});
