import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { answered, day, hour, minute, newInquiry, start } from '../support-store/inquiry.ts';
import { query } from '../support-store/query.ts';
import { databases, useStores } from '../support-store/stores.ts';

const leaseMs = minute;

describe.each(databases)('upkeep in %s', (database) => {
  const stores = useStores(database);

  test('hits count up to the end of their window, over all instances', async () => {
    const url = await stores.createUrl();
    const [one, two] = [await stores.open(url), await stores.open(url)];
    const at = (now: number) => ({ now, windowMs: minute });
    expect(await one.hit('a', at(start))).toEqual({ count: 1, resetAt: start + minute });
    expect(await two.hit('a', at(start + 1))).toEqual({ count: 2, resetAt: start + minute });
    expect(await one.hit('b', at(start))).toMatchObject({ count: 1 });
    expect(await two.hit('a', at(start + minute))).toEqual({ count: 1, resetAt: start + 2 * minute });
    expect(await one.hit('a', at(start - day))).toEqual({ count: 1, resetAt: start - day + minute });
  });

  test('several hits are counted at once', async () => {
    const store = await stores.create();
    const at = (now: number, hits: number) => ({ now, windowMs: minute, hits });
    expect(await store.hit('a', at(start, 3))).toMatchObject({ count: 3 });
    expect(await store.hit('a', at(start, 2))).toMatchObject({ count: 5 });
    expect(await store.hit('a', at(start + minute, 4))).toMatchObject({ count: 4 });
  });

  test('a task’s turn goes to one instance, again only when it is due', async () => {
    const url = await stores.createUrl();
    const both = [await stores.open(url), await stores.open(url)];
    const at = (now: number) => ({ now, leaseMs, everyMs: day });
    const turns = await Promise.all(both.map((store) => store.takeTurn('digest', at(start))));
    expect(turns.filter((turn) => turn !== null)).toEqual([{ lastAt: null, mark: null }]);
    const [store] = both;
    await store?.finishTurn('digest', { now: start, everyMs: day, mark: 7 });
    expect(await store?.takeTurn('digest', at(start + day - 1))).toBeNull();
    expect(await store?.takeTurn('digest', at(start + day))).toEqual({ lastAt: start, mark: 7 });
  });

  test('a turn that was not finished is due again after its lease', async () => {
    const store = await stores.create();
    await store.takeTurn('digest', { now: start, leaseMs, everyMs: day });
    expect(await store.takeTurn('digest', { now: start + 1, leaseMs, everyMs: day })).toBeNull();
    expect(await store.takeTurn('digest', { now: start + leaseMs, leaseMs, everyMs: day })).not.toBeNull();
  });

  test('a turn may wait for news, and the first one for its time', async () => {
    const store = await stores.create();
    const at = (now: number) => ({ now, leaseMs, everyMs: hour });
    expect(await store.takeTurn('late', { ...at(start), firstLater: true })).toBeNull();
    expect(await store.takeTurn('late', { ...at(start + hour), firstLater: true })).not.toBeNull();
    await store.takeTurn('alert', at(start));
    await store.finishTurn('alert', { now: start, everyMs: hour });
    expect(await store.takeTurn('alert', { ...at(start + hour), newsAt: start - 1 })).toBeNull();
    expect(await store.takeTurn('alert', { ...at(start + hour), newsAt: start + 1 })).not.toBeNull();
  });

  test('a turn that ended in the future, by a clock that went wrong, holds nothing up', async () => {
    const store = await stores.create();
    const at = (now: number) => ({ now, leaseMs, everyMs: hour });
    await store.takeTurn('alert', at(start + 700 * day));
    await store.finishTurn('alert', { now: start + 700 * day, everyMs: hour });
    expect(await store.takeTurn('alert', { ...at(start), newsAt: start - 1 })).not.toBeNull();
  });

  test('the purge takes what is delivered and older, and suspects, and nothing that waits', async () => {
    const store = await stores.create();
    const cutOff = start + 10 * day;
    const put = async (receivedAt: number, suspicion: 'honeypot' | null, channels: ['mail'] | []) => {
      const inquiry = newInquiry({ receivedAt, suspicion, channels });
      await store.put(inquiry);
      return inquiry.id;
    };
    const delivered = [await put(cutOff - 1, null, ['mail']), await put(cutOff, null, ['mail'])];
    for (const delivery of await store.claim('mail', { now: cutOff, limit: 9, leaseMs })) {
      await store.done(delivery, cutOff);
      await store.step(delivery.inquiry.id, answered(cutOff));
    }
    const waiting = await put(cutOff - day, null, ['mail']);
    const suspects = [await put(start - 1, 'honeypot', []), await put(start, 'honeypot', [])];
    const times = { now: cutOff, receivedBefore: cutOff, suspectsBefore: start };
    const expected = { purged: 2, keptUndelivered: 1, keptOpen: 0, keptUnseen: 0 };
    expect(await store.purge({ ...times, dryRun: true })).toEqual(expected);
    expect(await store.list({ limit: 9 })).toHaveLength(5);
    expect(await store.purge(times)).toEqual(expected);
    const left = (await store.list({ limit: 9 })).map(({ id }) => id);
    expect(new Set(left)).toEqual(new Set([delivered[1], waiting, suspects[1]]));
  });

  test('the purge leaves what nobody has answered or set aside, and says so', async () => {
    const store = await stores.create();
    const now = start + 400 * day;
    const times = { now, receivedBefore: now, suspectsBefore: now };
    const { id } = newInquiry();
    await store.put(newInquiry({ id, channels: [] }));
    expect(await store.purge({ ...times, dryRun: true })).toMatchObject({ purged: 0, keptOpen: 1 });
    expect(await store.purge(times)).toMatchObject({ purged: 0, keptOpen: 1 });
    expect(await store.step(id, answered(now))).toBe(true);
    expect(await store.purge(times)).toMatchObject({ purged: 1, keptOpen: 0 });
  });

  test('an event that nobody takes keeps no inquiry, and is no inquiry undelivered', async () => {
    const store = await stores.create();
    const now = start + 400 * day;
    const times = { now, receivedBefore: now, suspectsBefore: now };
    for (const parked of [false, true]) {
      const { id } = newInquiry();
      await store.put(newInquiry({ id, channels: [] }));
      await store.step(id, { ...answered(start), told: true });
      if (parked) {
        const [event] = await store.claim('event', { now, limit: 1, leaseMs });
        if (event) await store.park(event, { now, error: '422' });
      }
      expect(await store.stats(now)).toMatchObject({
        ...{ oldestUndeliveredMs: null, waiting: parked ? 0 : 1, parked: parked ? 1 : 0 },
      });
      expect(await store.purge(times)).toMatchObject({ purged: 1, keptUndelivered: 0 });
    }
  });

  test('the purge takes nothing that a surge set aside, unless somebody says before when', async () => {
    const store = await stores.create();
    const { id } = newInquiry();
    await store.put(newInquiry({ id, suspicion: 'surge', channels: [] }));
    const now = start + 400 * day;
    const before = { now, receivedBefore: now - 365 * day, suspectsBefore: now - 30 * day };
    expect(await store.purge(before)).toMatchObject({ purged: 0, keptUnseen: 1 });
    expect(await store.get(id)).not.toBeNull();
    expect(await store.purge({ ...before, surgeBefore: start })).toMatchObject({ purged: 0 });
    expect(await store.purge({ ...before, surgeBefore: now })).toMatchObject({
      purged: 1,
      keptUnseen: 0,
    });
  });

  test('erasing takes every inquiry of an address, however it is written, and frees its keys', async () => {
    const store = await stores.create();
    const repeat = { key: 'key', windowMs: null };
    const erased = newInquiry({ fields: { email: 'Ada@M\u00dcNCHEN.example' }, repeat });
    await store.put(erased);
    await store.put(newInquiry({ fields: { email: 'ada@munchen.example' } }));
    expect(await store.find('ada@m\u00fcnchen.example')).toEqual([erased.id]);
    expect(await store.erase(' ada@xn--mnchen-3ya.example')).toEqual({ ids: [erased.id], clean: true });
    expect(await store.erase('ada@m\u00fcnchen.example')).toEqual({ ids: [], clean: true });
    expect(await store.list({ limit: 9 })).toHaveLength(1);
    expect(await store.put(newInquiry({ repeat }))).toMatchObject({ outcome: 'stored' });
  });

  test('the salt is everybody’s, and another one after somebody was erased', async () => {
    const url = await stores.createUrl();
    const [one, two] = [await stores.open(url), await stores.open(url)];
    const before = await one.salt();
    expect(before.length).toBeGreaterThan(30);
    expect(await two.salt()).toBe(before);
    await one.erase('nobody@example.com');
    expect(await two.salt()).not.toBe(before);
  });

  test('acts are kept, the newest first', async () => {
    const store = await stores.create();
    const acts = [1, 2, 3].map((number) => ({ at: start + number, who: 'ops', what: `act ${number}` }));
    for (const act of acts) await store.note(act);
    expect(await store.acts(2)).toEqual([acts[2], acts[1]]);
  });

  test('a database that is not there, or not of this program, is neither created nor changed on request', async () => {
    const url = await stores.createUrl();
    await expect(stores.open(url, { existing: true })).rejects.toThrow(
      /no such file|no database of this service/,
    );
    await expect(stores.open(url, { existing: true })).rejects.toThrow(
      /no such file|no database of this service/,
    );
    await (await stores.open(url)).close();
    expect(await (await stores.open(url, { existing: true })).list({ limit: 1 })).toEqual([]);
    await setVersion(url, { version: 1, compatibleFrom: 1 });
    await expect(stores.open(url, { existing: true })).rejects.toThrow(
      /has version 1, this program works on version \d+: start the service/,
    );
  });

  test('a database of a newer program is refused with what to do', async () => {
    const url = await stores.createUrl();
    await (await stores.open(url)).close();
    await setVersion(url, { version: 99, compatibleFrom: 98 });
    await expect(stores.open(url)).rejects.toThrow(/version 99.*start the newer program/);
  });

  test('a database of a newer program that left it to older ones is used as it is', async () => {
    const url = await stores.createUrl();
    await (await stores.open(url)).close();
    await setVersion(url, { version: 99, compatibleFrom: 1 });
    for (const existing of [false, true]) {
      const store = await stores.open(url, { existing });
      expect(await store.put(newInquiry())).toMatchObject({ outcome: 'stored' });
    }
    expect(await query(url, 'SELECT version FROM last_migration')).toEqual([{ version: 99 }]);
  });
});

interface Versions {
  version: number;
  compatibleFrom: number;
}

const setVersion = (url: string, { version, compatibleFrom }: Versions): Promise<unknown> =>
  query(
    url,
    `UPDATE last_migration SET version = ${version};
     ${url.startsWith('file:') ? 'PRAGMA user_version' : 'UPDATE schema_version SET version'} = ${compatibleFrom}`,
  );

describe('a purge of PostgreSQL', () => {
  const stores = useStores('PostgreSQL');

  test('leaves what somebody reopens while it is under way', async () => {
    const url = await stores.createUrl();
    const store = await stores.open(url);
    const now = start + 400 * day;
    const { id } = newInquiry();
    await store.put(newInquiry({ id, channels: [] }));
    await store.step(id, answered(start));
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query(`BEGIN; UPDATE inquiry SET state = 'new' WHERE id = '${id}'`);
    const purge = store.purge({ now, receivedBefore: now, suspectsBefore: now });
    const waiting = 'SELECT 1 FROM pg_locks WHERE NOT granted';
    await expect.poll(() => query(url, waiting)).toHaveLength(1);
    await other.query('COMMIT');
    await other.end();
    expect(await purge).toMatchObject({ purged: 0 });
    expect(await store.get(id)).not.toBeNull();
  });
});
