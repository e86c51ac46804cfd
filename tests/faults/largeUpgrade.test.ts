import { mkdirSync, readFileSync, statSync } from 'node:fs';
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

/** A database as the first version of the program left it, each inquiry as large as one may be. */
function fillFirstVersion(path: string): void {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  db.exec(readFileSync('service/migrations/sqlite/0001-inquiries.sql', 'utf8'));
  db.exec(`PRAGMA user_version = 1;
    CREATE TEMP TABLE number AS
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count}) SELECT n FROM number;
    INSERT INTO inquiry
      SELECT printf('%08d', n), n, 'Ada ' || n, 'ada@example.com', '5550100123', '+1',
        replace(hex(zeroblob(5000)), '0', '\u2603'), '/', NULL, 'ada@example.com', n, NULL, NULL FROM number;
    INSERT INTO outbox (inquiry_id, channel, state, queued_at, waits_from, delivered_at, last_error)
      SELECT printf('%08d', n), 'mail', 'delivered', n, n, n, iif(n % 3 = 0, '450 later ' || n, NULL) FROM number;
    PRAGMA wal_checkpoint(TRUNCATE)`);
  db.close();
}

test('the upgrade of a large database of the first version needs little memory, and gives it back', async () => {
  const folder = programs.folder();
  const path = join(folder, 'data/inquiries.db');
  mkdirSync(join(folder, 'data'));
  fillFirstVersion(path);
  const before = statSync(path).size;
  expect(before).toBeGreaterThan(880e6);

  const { url, pid } = await programs.run(folder, {
    SMTP_URL: 'smtp://127.0.0.1:9',
    RETENTION_DAYS: '99999',
  });
  const status = async (where: string) => (await fetch(`${url}${where}`)).status;
  expect([await status('/'), await status('/healthz/ready')]).toEqual([200, 503]);
  await expect.poll(() => status('/healthz/ready'), { timeout: 240_000, interval: 500 }).toBe(200);
  expect(peakMemoryOf(pid)).toBeLessThan(250);
  await expect.poll(() => memoryOf(pid), { timeout: 20_000 }).toBeLessThan(200);
  // What one slice left free took the next.
  expect(statSync(path).size).toBeLessThan(1.1 * before);
  expect(statSync(`${path}-wal`).size).toBeLessThan(20e6);
  expect((await postJson(url, sound)).status).toBe(201);
  const { out } = await inquiries(`file:${path}`, 'show', '00029000');
  expect(out).toContain('Ada 29000');
}, 300_000);
