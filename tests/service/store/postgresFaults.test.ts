import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { StoreUnavailable } from '../../../service/store/Store.ts';
import type { Store } from '../../../service/store/Store.ts';
import { newInquiry } from '../support-store/inquiry.ts';
import { freePort, usePostgres } from '../support-store/postgres.ts';

const postgres = usePostgres();
let store: Store;
let url: string;
afterEach(() => store.close());

async function open(): Promise<Store> {
  url = await postgres.createDatabase();
  store = await openStore(url);
  return store;
}

/** Ends every other connection to the database, as a failover does. */
async function endConnections(): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
}

/** Does the work while connections are cut repeatedly, each time after `every` pieces of it. */
async function whileCut(every: number, work: (onDone: () => void) => Promise<void>): Promise<void> {
  let done = every;
  let working = true;
  const cuts = (async () => {
    for (let next = every; working;) {
      if (done < next) await new Promise(setImmediate);
      else await endConnections().then(() => (next = done + every));
    }
  })();
  await work(() => done++).finally(() => (working = false));
  await cuts;
}

/** Refuses every inquiry at commit time, after its statement has succeeded. */
const refuseCommits = `
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'at the commit' USING ERRCODE = 'check_violation'; END $$;
  CREATE CONSTRAINT TRIGGER late AFTER INSERT ON inquiry DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION refuse()`;

test('an inquiry is stored once its commit has gone well, not before', async () => {
  await open();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(refuseCommits);
  await client.end();
  await expect(store.put(newInquiry())).rejects.toThrow('PostgreSQL refused a statement: 23514');
  expect(await Array.fromAsync(store.all())).toEqual([]);
});

test('a database that is not there is refused with its reason', async () => {
  const nowhere = `postgres://site:site@127.0.0.1:${await freePort()}/none`;
  await expect(openStore(nowhere)).rejects.toThrow(/PostgreSQL: .*ECONNREFUSED/);
  await open();
});

test('connections cut again and again while inquiries are committed: each is stored once', async () => {
  await open();
  const outcomes: string[] = [];
  await whileCut(20, async (onDone) => {
    const visitors = Array.from({ length: 10 }, async () => {
      for (let sent = 0; sent < 30; sent++) {
        const inquiry = newInquiry();
        const repeat = { key: inquiry.id, windowMs: null };
        outcomes.push((await store.put({ ...inquiry, repeat })).outcome);
        onDone();
      }
    });
    await Promise.all(visitors);
  });
  expect(outcomes).toEqual(Array<string>(300).fill('stored'));
  expect(await Array.fromAsync(store.all())).toHaveLength(300);
  expect((await store.stats(0)).waiting).toBe(300);
});

test('connections cut again and again while inquiries are read: every answer is whole', async () => {
  await open();
  for (let stored = 0; stored < 3; stored += 1) await store.put(newInquiry());
  await whileCut(1, async (onDone) => {
    for (let round = 0; round < 30; round += 1) {
      expect(await store.list({ limit: 9 })).toHaveLength(3);
      expect(await Array.fromAsync(store.all())).toHaveLength(3);
      expect((await store.stats(0)).waiting).toBe(3);
      onDone();
    }
  });
});

test('down, it is refused within bounds; up again, it heals without a restart', async () => {
  await open();
  await store.put(newInquiry());
  await postgres.stop();
  const began = performance.now();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => store.put(newInquiry())));
  expect(performance.now() - began).toBeLessThan(6000);
  for (const result of results) {
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(StoreUnavailable);
  }
  expect(await store.ready()).toBe(false);
  await postgres.start();
  expect(await store.put(newInquiry())).toMatchObject({ outcome: 'stored' });
  expect(await store.ready()).toBe(true);
  expect(await store.list({ limit: 9 })).toHaveLength(2);
});

test('stopped and started while inquiries come: what was acknowledged is there, once', async () => {
  await open();
  const acknowledged: string[] = [];
  let sending = true;
  const visitors = Array.from({ length: 8 }, async () => {
    while (sending) {
      const inquiry = newInquiry();
      await store.put(inquiry).then(
        () => acknowledged.push(inquiry.id),
        () => undefined,
      );
    }
  });
  while (acknowledged.length < 50) await new Promise(setImmediate);
  await postgres.stop();
  await postgres.start();
  const before = acknowledged.length;
  while (acknowledged.length < before + 50) await new Promise(setImmediate);
  sending = false;
  await Promise.all(visitors);
  const stored = (await Array.fromAsync(store.all())).map(({ id }) => id);
  expect(new Set(stored).size).toBe(stored.length);
  expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
});

test('a database that hangs is not waited for longer than bounded, nor by more than a thousand', async () => {
  await open();
  await store.put(newInquiry());
  const blocker = new Client({ connectionString: url });
  await blocker.connect();
  await blocker.query('BEGIN; LOCK TABLE inquiry IN ACCESS EXCLUSIVE MODE');
  const began = performance.now();
  let refusedAtOnce = 0;
  const puts = Array.from({ length: 1_500 }, () =>
    store.put(newInquiry()).catch((error: unknown) => {
      if (performance.now() - began < 1_000) refusedAtOnce++;
      return error;
    }),
  );
  for (const result of await Promise.all(puts)) expect(result).toBeInstanceOf(StoreUnavailable);
  expect(performance.now() - began).toBeLessThan(8_000);
  expect(refusedAtOnce).toBe(500);
  await blocker.end();
  expect(await store.put(newInquiry())).toMatchObject({ outcome: 'stored' });
});

test('text that PostgreSQL cannot hold is refused without quoting it', async () => {
  await open();
  const failure = await store.put(newInquiry({ fields: { name: 'canary\0' } })).catch(String);
  expect(failure).toBe('Error: PostgreSQL refused a statement: 22021');
});

test('ready is red while an inquiry cannot be stored, whatever the reason, and green again with it', async () => {
  const store = await open();
  const other = new Client({ connectionString: url });
  await other.connect();
  for (const table of ['inquiry', 'repeat_key', 'outbox']) {
    expect(await store.ready()).toBe(true);
    await other.query(`ALTER TABLE ${table} RENAME TO away`);
    expect(await store.ready()).toBe(false);
    await expect(store.put(newInquiry({ repeat: { key: table, windowMs: null } }))).rejects.toThrow(
      StoreUnavailable,
    );
    await other.query(`ALTER TABLE away RENAME TO ${table}`);
  }
  expect(await store.ready()).toBe(true);
  expect(await store.list({ limit: 9 })).toEqual([]);
  await other.end();
});
