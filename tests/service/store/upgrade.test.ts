import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { act } from '../../../service/desk/act.ts';
import { day, newInquiry, start } from '../support-store/inquiry.ts';
import { query } from '../support-store/query.ts';
import { databases, useStores } from '../support-store/stores.ts';

/** The last version without states, and what a program of that version does. */
const before = {
  SQLite: {
    folder: 'service/migrations/sqlite',
    version: 3,
    setVersion: 'PRAGMA user_version = 3',
    readVersion: 'PRAGMA user_version',
    insert: (
      id: string,
    ) => `INSERT INTO person (email_key, digest, name, email, phone_number, country, project_brief,
        path_name) VALUES ('ada@example.com', '', 'Ada', 'ada@example.com', '5550100123', '+1', 'An app', '/');
      INSERT INTO inquiry (row, id, received_at) VALUES (last_insert_rowid(), '${id}', ${start})`,
  },
  PostgreSQL: {
    folder: 'service/migrations/postgres',
    version: 5,
    setVersion: `CREATE TABLE schema_version (version INTEGER NOT NULL);
      INSERT INTO schema_version SELECT generate_series(1, 5)`,
    readVersion: 'SELECT max(version) AS user_version FROM schema_version',
    insert: (
      id: string,
    ) => `INSERT INTO inquiry (id, received_at, email_key, digest, name, email, phone_number, country,
        project_brief, path_name)
      VALUES ('${id}', ${start}, 'ada@example.com', '', 'Ada', 'ada@example.com', '5550100123', '+1', 'An app', '/')`,
  },
};

describe.each(databases)('the upgrade to states in %s', (database) => {
  const stores = useStores(database);
  const { folder, version, setVersion, readVersion, insert } = before[database];

  /** A database of the version before, with two inquiries, one of them delivered. */
  async function fill(): Promise<string> {
    const url = await stores.createUrl();
    if (database === 'SQLite') mkdirSync(dirname(url.replace('file:', '')));
    const files = readdirSync(folder).toSorted().slice(0, version);
    const migrations = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    const delivered = `INSERT INTO outbox (inquiry_id, channel, state, queued_at, waits_from, delivered_at)
      VALUES ('one', 'mail', 'delivered', ${start}, ${start}, ${start})`;
    await query(url, [...migrations, setVersion, insert('one'), insert('two'), delivered].join(';\n'));
    return url;
  }

  test('what was there before is kept, is due to nobody, and goes when it is old', async () => {
    const url = await fill();
    const store = await stores.open(url);
    expect(await store.get('one')).toMatchObject({
      ...{ state: 'before', version: 0, dueAt: null, takenBy: null, steps: [], receivedAt: start },
      fields: { email: 'ada@example.com', projectBrief: 'An app' },
      deliveries: [{ channel: 'mail', state: 'delivered' }],
    });
    expect(await store.list({ only: 'open', limit: 9 })).toEqual([]);
    const now = start + 400 * day;
    const purge = await store.purge({ now, receivedBefore: now, suspectsBefore: now, dryRun: true });
    expect(purge).toMatchObject({ purged: 2, keptOpen: 0 });
  });

  test('it may be taken and answered all the same, and stays without a due time', async () => {
    const store = await stores.open(await fill());
    const does = (kind: 'taken' | 'answered' | 'reopened') =>
      act(store, { id: 'one', wish: { kind, who: 'ada' }, via: 'cli', now: start + day, told: false });
    for (const [kind, state] of [
      ['taken', 'taken'],
      ['answered', 'answered'],
      ['reopened', 'new'],
    ] as const) {
      expect(await does(kind)).toMatchObject({ changed: true });
      expect(await store.get('one')).toMatchObject({ state, dueAt: null });
    }
  });

  test('a program of the version before finds its version, and stores what is due in a day', async () => {
    const url = await fill();
    const store = await stores.open(url);
    expect(Object.values((await query(url, readVersion))[0] ?? {})).toEqual([version]);
    await query(url, insert('late'));
    expect(await store.get('late')).toMatchObject({ state: 'new', version: 0, dueAt: start + day });
    // It deletes inquiries and knows nothing of their history.
    await act(store, { id: 'late', wish: { kind: 'taken', who: 'ada' }, via: 'cli', now: start, told: true });
    await query(
      url,
      `${database === 'SQLite' ? 'PRAGMA foreign_keys = ON; ' : ''}DELETE FROM inquiry WHERE id = 'late'`,
    );
    expect(await query(url, 'SELECT * FROM step')).toEqual([]);
    // Opened again, by either, it is as it was.
    expect(await (await stores.open(url)).put(newInquiry())).toMatchObject({ outcome: 'stored' });
    expect(Object.values((await query(url, readVersion))[0] ?? {})).toEqual([version]);
  });

  test('on the way back events of steps are deleted as the documentation says, and nothing else', async () => {
    const [, statement = ''] = /^```sql\n(.*?)^```$/ms.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    const url = await fill();
    const store = await stores.open(url);
    await store.put(newInquiry());
    await act(store, { id: 'one', wish: { kind: 'taken', who: 'ada' }, via: 'cli', now: start, told: true });
    expect(await store.stats(start)).toMatchObject({ waiting: 2 });
    await query(url, statement);
    expect(await store.stats(start)).toMatchObject({ waiting: 1 });
    expect((await store.get('one'))?.deliveries).toMatchObject([{ channel: 'mail', state: 'delivered' }]);
  });

  test.runIf(database === 'PostgreSQL')(
    'the upgrade gives way to whoever reads the table, and works once he ended',
    async () => {
      const url = await fill();
      const reader = new Client({ connectionString: url });
      await reader.connect();
      await reader.query('BEGIN; SELECT count(*) FROM inquiry');
      await expect(stores.open(url)).rejects.toThrow('lock timeout');
      // Nobody waits behind it, so a program of the version before goes on.
      await query(url, `SET lock_timeout = 100; ${insert('meanwhile')}`);
      await reader.end();
      expect(await (await stores.open(url)).get('meanwhile')).toMatchObject({ state: 'before' });
    },
  );
});
