import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sound } from '../service/support/inquiry.ts';
import { inquiries } from '../service/support-store/cli.ts';
import { storedTexts } from './support/databases.ts';
import { usePrograms } from './support/programs.ts';
import { startVisitors } from './support/visitors.ts';

const programs = usePrograms();

/**
 * What streams a write-ahead log elsewhere does: it holds a read transaction, so that nobody else empties the log, copies
 * file and log as they lie there, and now and then empties the log itself.
 */
function readLog(path: string) {
  const reader = new DatabaseSync(path, { timeout: 1_000 });
  const hold = () => reader.exec('BEGIN; SELECT count(*) FROM turn');
  hold();
  return {
    copyTo(target: string): void {
      rmSync(`${target}-wal`, { force: true });
      copyFileSync(path, target);
      copyFileSync(`${path}-wal`, `${target}-wal`);
    },
    emptyLog(): void {
      reader.exec('ROLLBACK; PRAGMA wal_checkpoint(PASSIVE); PRAGMA wal_checkpoint(RESTART)');
      hold();
    },
    end: () => reader.close(),
  };
}

test('beside a program that streams its log, everybody is served, and the copies elsewhere have it all', async () => {
  const folder = programs.folder();
  const path = join(folder, 'data/inquiries.db');
  const { url } = await programs.run(folder, { SMTP_URL: 'smtp://127.0.0.1:9' });
  const log = readLog(path);
  const visitors = startVisitors(url, 4);
  for (let round = 1; round <= 5; round++) {
    const before = visitors.acknowledged();
    await visitors.until(() => visitors.acknowledged() > before + 40);
    const acknowledged = visitors.sent.filter(({ status }) => status === 201).map(({ text }) => text);
    const target = join(folder, `replica-${round}.db`);
    log.copyTo(target);
    const replica = await storedTexts(`file:${target}`);
    expect(acknowledged.filter((text) => replica.get(text) !== 1)).toEqual([]);
    log.emptyLog();
  }
  await visitors.stop();
  expect(new Set(visitors.sent.map(({ status }) => status))).toEqual(new Set([201]));
  // It reads the old rows until it is stopped.
  const erase = () => inquiries(`file:${path}`, 'erase', sound.email);
  expect(await erase()).toMatchObject({ code: 1, err: expect.stringContaining('erase again') });
  log.end();
  expect((await erase()).err).toMatch(/^Nobody with this address/);
}, 240_000);
