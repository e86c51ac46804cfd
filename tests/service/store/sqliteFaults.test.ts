import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { StoreUnavailable } from '../../../service/store/Store.ts';
import { newInquiry } from '../support-store/inquiry.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newPath = () => join(folder, String(++files), 'inquiries.db');

test('the folder of the database is created, for its owner alone', async () => {
  const path = newPath();
  const store = await openStore(`file:${path}`);
  expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
  await store.close();
});

test('a file that is no database is refused at once', async () => {
  await expect(openStore('file:package.json')).rejects.toThrow('package.json: file is not a database');
});

test('a full disk refuses, keeps what is stored, turns ready red and recovers alone', async () => {
  const path = newPath();
  const big = newInquiry({ fields: { projectBrief: 'x'.repeat(9000) } });
  const store = await openStore(`file:${path}`, { maxPages: 60 });
  expect(await store.ready()).toBe(true);
  const stored: string[] = [];
  const fill = async () => {
    for (let index = 0; index < 60; index++) {
      const id = String(index);
      await store.put({ ...big, id });
      stored.push(id);
    }
  };
  await expect(fill()).rejects.toThrow(StoreUnavailable);
  expect(await store.ready()).toBe(false);
  await expect(store.put(big)).rejects.toThrow('full');
  expect(stored.length).toBeGreaterThan(2);
  expect((await store.list({ limit: 99 })).map(({ id }) => id).toSorted()).toEqual(stored.toSorted());

  for (const delivery of await store.claim('mail', { now: big.receivedAt, limit: 99, leaseMs: 1 })) {
    await store.done(delivery, big.receivedAt);
  }
  await store.purge({ now: 9e15, receivedBefore: 9e15, suspectsBefore: 9e15 });
  expect(await store.ready()).toBe(true);
  expect(await store.put(big)).toMatchObject({ outcome: 'stored' });
  await store.close();
});

test('one bad item in a group commit fails alone', async () => {
  const store = await openStore(`file:${newPath()}`);
  const taken = newInquiry();
  await store.put(taken);
  const puts = [newInquiry(), taken, newInquiry()].map((inquiry) => store.put(inquiry));
  const results = await Promise.allSettled(puts);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await store.close();
});

test('a lock of another program is waited for a quarter of a second, off the main thread', async () => {
  const path = newPath();
  const store = await openStore(`file:${path}`);
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');

  let longestStall = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longestStall = Math.max(longestStall, performance.now() - last);
    last = performance.now();
  }, 5);
  const began = performance.now();
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => store.put(newInquiry())));
  const took = performance.now() - began;
  clearInterval(watch);
  for (const result of results) {
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(StoreUnavailable);
  }
  expect(took).toBeGreaterThan(200);
  expect(took).toBeLessThan(1500);
  expect(longestStall).toBeLessThan(200);

  other.exec('ROLLBACK');
  other.close();
  expect(await store.put(newInquiry())).toMatchObject({ outcome: 'stored' });
  await store.close();
});
