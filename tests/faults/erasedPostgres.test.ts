import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openStore } from '../../service/store/openStore.ts';
import { inquiries } from '../service/support-store/cli.ts';
import { newInquiry, start } from '../service/support-store/inquiry.ts';
import { usePostgres } from '../service/support-store/postgres.ts';
import { usePrograms } from './support/programs.ts';
import { ask, dataFolderOf } from './support/server.ts';
import { startVisitors } from './support/visitors.ts';

const programs = usePrograms();
const postgres = usePostgres();

const canary = 'canary7f3a';
const email = `${canary}@example.com`;

/** Inquiries with the canary between others, some beside their table, with what a relay said of them. */
async function fill(databaseUrl: string, count: number): Promise<void> {
  const store = await openStore(databaseUrl);
  for (let number = 0; number < count; number++) {
    const isCanary = number % 3 === 0;
    const mark = isCanary ? canary : 'other';
    // What cannot be compressed stands in the file as it was written.
    const projectBrief = `${mark} ${randomBytes(number % 10 === 0 ? 4_000 : 100).toString('base64')} ${mark}`;
    const fields = { name: mark, email: isCanary ? email : `${number}@example.com`, projectBrief };
    await store.put(newInquiry({ fields, channels: ['mail'] }));
  }
  for (const delivery of await store.claim('mail', { now: start, limit: count, leaseMs: 1_000 }))
    await store.park(delivery, { now: start, error: `550 ${delivery.inquiry.fields.email} is unknown` });
  await store.close();
  await ask(databaseUrl, 'ANALYZE');
}

/** The files of the server that hold the text once all it has in memory is written; not its write-ahead log. */
async function filesWith(databaseUrl: string, text: string): Promise<string[]> {
  await ask(databaseUrl, 'CHECKPOINT');
  const folder = await dataFolderOf(databaseUrl);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/pg_wal/') && readFileSync(file).includes(text));
}

test('after erase nothing of a person is in the files of PostgreSQL, and no visitor was refused meanwhile', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  await fill(DATABASE_URL, 600);
  expect((await filesWith(DATABASE_URL, canary)).length).toBeGreaterThan(2);
  const { url } = await programs.run(programs.folder(), { DATABASE_URL, SMTP_URL: 'smtp://127.0.0.1:9' });
  const visitors = startVisitors(url, 4);
  await visitors.until(() => visitors.acknowledged() > 50);
  expect(await inquiries(DATABASE_URL, 'erase', email)).toMatchObject({ code: 0, err: '' });
  const before = visitors.acknowledged();
  await visitors.until(() => visitors.acknowledged() > before + 50);
  await visitors.stop();
  expect(new Set(visitors.sent.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await filesWith(DATABASE_URL, canary)).toEqual([]);
  expect((await filesWith(DATABASE_URL, 'other')).length).toBeGreaterThan(0);
});

test('cut short between two statements, erase says so; made again, it takes the rest', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  await fill(DATABASE_URL, 1_800);
  await ask(
    DATABASE_URL,
    `CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF (SELECT count(*) FROM inquiry) < 1800 THEN RAISE EXCEPTION 'now' USING ERRCODE = '57P01'; END IF;
       RETURN NULL;
     END $$`,
  );
  await ask(
    DATABASE_URL,
    'CREATE TRIGGER late BEFORE DELETE ON inquiry FOR EACH STATEMENT EXECUTE FUNCTION break_off()',
  );
  expect(await inquiries(DATABASE_URL, 'erase', email)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^Not everything is erased, erase again: /),
  });
  await ask(DATABASE_URL, 'DROP TRIGGER late ON inquiry');
  expect(await inquiries(DATABASE_URL, 'erase', email)).toMatchObject({
    code: 0,
    out: 'Inquiries erased: 100\n',
  });
  expect(await filesWith(DATABASE_URL, canary)).toEqual([]);
  const { out } = await inquiries(DATABASE_URL, 'acts');
  expect(out.match(/erase: \d+ inquiries/g)).toEqual(['erase: 100 inquiries', 'erase: 600 inquiries']);
});

test('while another program reads the old rows, erase says so; once it ended, it works', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  await fill(DATABASE_URL, 60);
  const reader = new Client({ connectionString: DATABASE_URL });
  await reader.connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await reader.query('SELECT count(*) FROM turn');
  const erased = await inquiries(DATABASE_URL, 'erase', email);
  expect(erased).toMatchObject({
    code: 1,
    out: 'Inquiries erased: 20\n',
    err: expect.stringContaining('erase again'),
  });
  expect(await filesWith(DATABASE_URL, canary)).not.toEqual([]);
  await reader.end();
  expect((await inquiries(DATABASE_URL, 'erase', email)).err).toMatch(/^Nobody with this address/);
  expect(await filesWith(DATABASE_URL, canary)).toEqual([]);
});

test('as somebody who may not write tables anew, erase takes the rows, says what is left and why, and is written down', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  await fill(DATABASE_URL, 60);
  await ask(DATABASE_URL, "CREATE ROLE clerk LOGIN PASSWORD 'words'");
  await ask(DATABASE_URL, 'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO clerk');
  const url = new URL(DATABASE_URL);
  url.username = 'clerk';
  url.password = 'words';
  expect(await inquiries(url.href, 'erase', email)).toMatchObject({
    code: 1,
    out: 'Inquiries erased: 20\n',
    err: expect.stringMatching(/bytes are left .* erase again .*: permission denied for table inquiry/),
  });
  expect((await inquiries(DATABASE_URL, 'acts')).out).toContain('erase: 20 inquiries');
  expect((await inquiries(DATABASE_URL, 'erase', email)).err).toMatch(/^Nobody with this address/);
  expect(await filesWith(DATABASE_URL, canary)).toEqual([]);
});

test('behind a table that somebody has locked, erase waits in short turns, and visitors are served in between', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  await fill(DATABASE_URL, 60);
  const { url } = await programs.run(programs.folder(), { DATABASE_URL, SMTP_URL: 'smtp://127.0.0.1:9' });
  const reader = new Client({ connectionString: DATABASE_URL });
  await reader.connect();
  // As pg_dump holds each table: others may write, and nobody may take its place.
  await reader.query('BEGIN; LOCK TABLE inquiry IN ACCESS SHARE MODE');
  const visitors = startVisitors(url, 4);
  const erased = await inquiries(DATABASE_URL, 'erase', email);
  await visitors.stop();
  await reader.end();
  expect(erased).toMatchObject({ code: 1, err: expect.stringContaining('erase again') });
  expect(new Set(visitors.sent.map(({ status }) => status))).toEqual(new Set([201]));
});
