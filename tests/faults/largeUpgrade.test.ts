import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { postJson, sound } from '../service/support/inquiry.ts';
import { inquiries } from '../service/support-store/cli.ts';
import { memoryOf, peakMemoryOf } from './support/memory.ts';
import { usePrograms } from './support/programs.ts';

const programs = usePrograms();

/** Nearly what STORAGE_LIMIT_MB allows unless told otherwise: 900 MB. */
const count = 29_000;

/** The numbers of the inquiries, and what one of them holds. */
const numbers = `CREATE TEMP TABLE number AS
  WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count}) SELECT n FROM number`;
const brief = "replace(hex(zeroblob(5000)), '0', '\u2603')";
const deliveries = `INSERT INTO outbox (inquiry_id, channel, state, queued_at, waits_from, delivered_at)
  SELECT printf('%08d', n), 'mail', 'delivered', n, n, n FROM number`;

/** How each version is filled with inquiries, each as large as one may be. */
const fills = {
  1: `INSERT INTO inquiry
      SELECT printf('%08d', n), n, 'Ada ' || n, 'ada@example.com', '5550100123', '+1',
        ${brief}, '/', NULL, 'ada@example.com', n, NULL, NULL FROM number;
    ${deliveries};
    UPDATE outbox SET last_error = '450 later ' || queued_at WHERE queued_at % 3 = 0`,
  3: `INSERT INTO person (row, email_key, digest, name, email, phone_number, country, project_brief, path_name)
      SELECT n, 'ada@example.com', n, 'Ada ' || n, 'ada@example.com', '5550100123', '+1', ${brief}, '/' FROM number;
    INSERT INTO inquiry (row, id, received_at) SELECT n, printf('%08d', n), n FROM number;
    ${deliveries}`,
};

/** A database as this version of the program left it. */
function fill(path: string, version: keyof typeof fills): void {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  const folder = 'service/migrations/sqlite';
  for (const file of readdirSync(folder).toSorted().slice(0, version))
    db.exec(readFileSync(join(folder, file), 'utf8'));
  db.exec(`PRAGMA user_version = ${version}; ${numbers}; ${fills[version]}; PRAGMA wal_checkpoint(TRUNCATE)`);
  db.close();
}

test.each([1, 3] as const)(
  'the upgrade of a large database of version %i needs little memory, and gives it back',
  async (version) => {
    const folder = programs.folder();
    const path = join(folder, 'data/inquiries.db');
    mkdirSync(join(folder, 'data'));
    fill(path, version);
    const before = statSync(path).size;
    expect(before).toBeGreaterThan(880e6);

    const { url, pid } = await programs.run(folder, {
      SMTP_URL: 'smtp://127.0.0.1:9',
      RETENTION_DAYS: '99999',
    });
    const status = async (where: string) => (await fetch(`${url}${where}`)).status;
    expect(await status('/')).toBe(200);
    // What is laid out anew takes its time, what is added does not.
    if (version === 1) expect(await status('/healthz/ready')).toBe(503);
    await expect.poll(() => status('/healthz/ready'), { timeout: 240_000, interval: 500 }).toBe(200);
    expect(peakMemoryOf(pid)).toBeLessThan(250);
    await expect.poll(() => memoryOf(pid), { timeout: 20_000 }).toBeLessThan(200);
    // What one slice left free took the next.
    expect(statSync(path).size).toBeLessThan(1.1 * before);
    expect(statSync(`${path}-wal`).size).toBeLessThan(20e6);
    expect((await postJson(url, sound)).status).toBe(201);
    const { out } = await inquiries(`file:${path}`, 'show', '00029000');
    expect(out).toContain('Ada 29000');
    expect(out).toMatch(/^State: +before$/m);
  },
  300_000,
);
