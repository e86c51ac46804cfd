import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { StoreUnavailable } from '../../../service/store/Store.ts';
import { answered, newInquiry } from '../support-store/inquiry.ts';

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
  const store = await openStore(`file:${path}`, { maxPages: 90 });
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
    await store.step(delivery.inquiry.id, answered(big.receivedAt));
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

test('an inquiry whose delivery cannot be written is not stored', async () => {
  const path = newPath();
  const store = await openStore(`file:${path}`);
  const other = new DatabaseSync(path);
  other.exec("CREATE TRIGGER refuse BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'refused'); END");
  await expect(store.put(newInquiry())).rejects.toThrow();
  other.exec('DROP TRIGGER refuse');
  other.close();
  expect(await Array.fromAsync(store.all())).toEqual([]);
  expect(await store.put(newInquiry())).toMatchObject({ outcome: 'stored' });
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

test('behind a lock of another program no more than five thousand calls wait', async () => {
  const path = newPath();
  const store = await openStore(`file:${path}`);
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  const tooMany = 'Too many';
  const failures = Array.from({ length: 5_500 }, () => store.put(newInquiry()).catch(String));
  const told = (await Promise.all(failures)).filter((failure) => String(failure).includes(tooMany));
  expect(told).toHaveLength(500);
  other.close();
  expect(await store.put(newInquiry())).toMatchObject({ outcome: 'stored' });
  await store.close();
});

test('the database is for its owner alone, and one that everybody could read is closed to them', async () => {
  const path = newPath();
  mkdirSync(dirname(path), { mode: 0o755 });
  const before = await openStore(`file:${path}`);
  await before.put(newInquiry());
  for (const part of ['', '-wal', '-shm']) expect(statSync(path + part).mode & 0o777).toBe(0o600);
  await before.close();
  chmodSync(path, 0o644);
  const store = await openStore(`file:${path}`);
  expect(statSync(path).mode & 0o007).toBe(0);
  await store.close();
});

test('ready is red while an inquiry cannot be stored, whatever the reason, and green again with it', async () => {
  const path = newPath();
  const store = await openStore(`file:${path}`);
  const other = new DatabaseSync(path);
  for (const table of ['person', 'repeat_key', 'outbox']) {
    expect(await store.ready()).toBe(true);
    other.exec(`ALTER TABLE ${table} RENAME TO away`);
    expect(await store.ready()).toBe(false);
    await expect(store.put(newInquiry({ repeat: { key: table, windowMs: null } }))).rejects.toThrow(
      StoreUnavailable,
    );
    other.exec(`ALTER TABLE away RENAME TO ${table}`);
  }
  expect(await store.ready()).toBe(true);
  expect(await store.list({ limit: 9 })).toEqual([]);
  other.close();
  await store.close();
});

test('a file with a page that is not what it should be is refused at the start, with what to do', async () => {
  const path = newPath();
  const before = await openStore(`file:${path}`);
  await Promise.all(Array.from({ length: 200 }, () => before.put(newInquiry())));
  await before.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(2048, 7), 0, 2048, 4096 * 12);
  closeSync(file);
  await expect(openStore(`file:${path}`)).rejects.toThrow(/damaged.*restore a backup|malformed/);
});

test('a file of the version before is brought to this one, whole', async () => {
  const path = newPath();
  mkdirSync(dirname(path));
  const old = new DatabaseSync(path);
  old.exec(readFileSync('service/migrations/sqlite/0001-inquiries.sql', 'utf8'));
  old.exec('PRAGMA journal_mode = WAL; PRAGMA user_version = 1');
  const insert = old.prepare(
    "INSERT INTO inquiry VALUES (?, ?, 'Ada', ?, '1', '+1', ?, '/', NULL, ?, 'd', ?, 'c')",
  );
  for (let number = 1; number <= 60; number++) {
    const email = `ada${number}@example.com`;
    insert.run(`id${number}`, number, email, `Words ${number}`, email, number % 9 === 0 ? 'surge' : null);
  }
  old.exec(`DELETE FROM inquiry WHERE received_at BETWEEN 10 AND 20;
    INSERT INTO repeat_key VALUES ('key', 'id7', NULL);
    INSERT INTO turn VALUES ('digest', 99, 30);
    INSERT INTO outbox SELECT id, 'mail', 'parked', 3, received_at, 0, NULL, NULL, NULL, NULL, 5, 'said ' || id
      FROM inquiry WHERE suspicion IS NULL AND received_at % 2 = 0;
    INSERT INTO outbox SELECT id, 'mail', 'waiting', 0, received_at, 0, 0, NULL, NULL, NULL, NULL, NULL
      FROM inquiry WHERE suspicion IS NULL AND received_at % 2 = 1`);
  old.close();
  const store = await openStore(`file:${path}`);
  const found = await Array.fromAsync(store.all());
  expect(found).toHaveLength(49);
  for (const { id, receivedAt, fields, suspicion, deliveries } of found) {
    const words = receivedAt % 2 === 0 ? `said ${id}` : null;
    expect([id, fields.email, fields.projectBrief]).toEqual([
      `id${receivedAt}`,
      `ada${receivedAt}@example.com`,
      `Words ${receivedAt}`,
    ]);
    expect(deliveries.map(({ lastError }) => lastError)).toEqual(suspicion ? [] : [words]);
  }
  const repeat = { key: 'key', windowMs: null };
  expect(await store.put(newInquiry({ repeat, digest: 'd' }))).toEqual({
    outcome: 'repeated',
    id: 'id7',
    linkN: 0,
  });
  expect((await store.undigested(9)).map(({ id }) => id)).toEqual(['id36', 'id45', 'id54']);
  expect((await store.erase('ada8@example.com')).ids).toEqual(['id8']);
  await store.close();
  expect(readFileSync(path).includes('said id8')).toBe(false);
  expect(readFileSync(path).includes('ada8@')).toBe(false);
});
