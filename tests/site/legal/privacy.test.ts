import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';

/** Tables that tell of no inquiry and of no visitor, and why; any other table is an inquiry's. */
const apart = new Map([
  ['turn', 'when a task of upkeep is due'],
  ['probe', 'written and emptied by the readiness check'],
  ['last_migration', 'the version of the database'],
  ['salt', 'a secret of the service'],
  ['secret', 'a secret of the service'],
  ['limit_salt', 'a secret of one day'],
  ['desk_session', 'which of our staff is signed in'],
  ['desk_challenge', 'codes that our staff asked for'],
]);

type Tables = Map<string, Set<string>>;

const migrations = (dialect: string) => {
  const folder = join('service', 'migrations', dialect);
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
};

/** Every table with its columns after all migrations, as SQLite itself says. */
function sqliteTables(): Tables {
  const db = new DatabaseSync(':memory:');
  for (const sql of migrations('sqlite')) db.exec(sql);
  const rows = db
    .prepare(
      `SELECT tables.name AS "table", columns.name AS "column"
       FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'`,
    )
    .all();
  db.close();
  const tables: Tables = new Map();
  for (const row of rows) {
    const name = String(row['table']);
    tables.set(name, (tables.get(name) ?? new Set()).add(String(row['column'])));
  }
  return tables;
}

/** The same of PostgreSQL, read from the text of its migrations: tables made, columns added. */
function postgresTables(): Tables {
  const tables: Tables = new Map();
  const sql = migrations('postgres').join('\n').replaceAll(/--.*$/gm, '');
  for (const [, name = '', body = ''] of sql.matchAll(/CREATE TABLE (\w+) \(([^;]*)\);/g)) {
    // Commas inside brackets part no columns.
    const parts = body.replaceAll(/\([^()]*\)/g, '').split(',');
    const columns = parts.map((part) => part.trim().split(/\s/)[0] ?? '');
    tables.set(name, new Set(columns.filter((column) => /^[a-z]/.test(column))));
  }
  for (const [, name = '', body = ''] of sql.matchAll(/ALTER TABLE (\w+)([^;]*);/g))
    for (const [, column = ''] of body.matchAll(/ADD COLUMN (\w+)/g)) tables.get(name)?.add(column);
  return tables;
}

const columnsOf = (tables: Tables): string[] =>
  [...new Set([...tables].flatMap(([name, columns]) => (apart.has(name) ? [] : [...columns])))].sort();

const html = htmlOf('/privacy/');
const told = [...html.matchAll(/data-stored="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));

test('the migrations are read: both databases hold the fields of an inquiry', () => {
  for (const tables of [sqliteTables(), postgresTables()]) {
    expect(columnsOf(tables)).toEqual(
      expect.arrayContaining([
        'name',
        'email',
        'phone_number',
        'project_brief',
        'client',
        'dismissed_at',
        'who',
      ]),
    );
    for (const name of ['turn', 'probe', 'salt']) expect([...tables.keys()]).toContain(name);
  }
});

test.each([
  ['SQLite', sqliteTables],
  ['PostgreSQL', postgresTables],
])('the privacy page names every column that %s keeps of an inquiry', (_, tables) => {
  expect(columnsOf(tables()).filter((column) => !told.includes(column))).toEqual([]);
});

test('it names no column that neither of them has, and none twice', () => {
  const known = [...columnsOf(sqliteTables()), ...columnsOf(postgresTables())];
  expect(told.filter((column) => !known.includes(column))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

test('each says in words what it holds', () => {
  const entries = [...html.matchAll(/data-stored="[^"]+"><dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)];
  expect(entries.length).toBe(html.match(/data-stored=/g)?.length);
  for (const [, label = '', text = ''] of entries) expect(text.length).toBeGreaterThan(label.length);
});
