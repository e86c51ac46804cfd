import {
  chownSync,
  existsSync,
  globSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { deskCommand, inquiries } from '../support-store/cli.ts';
import { countIn, filled } from '../support-store/filled.ts';
import { newInquiry } from '../support-store/inquiry.ts';
import { query } from '../support-store/query.ts';

describe('restore', () => {
  test('puts a copy in the place of the database, and keeps what was there', async () => {
    const { folder, url, path } = await filled(2);
    const copy = join(folder, 'copy.db');
    await inquiries(url, 'backup', copy);
    const store = await openStore(url);
    await store.put(newInquiry());
    await store.close();
    const { out, err, code } = await inquiries(url, 'restore', copy);
    const [before = ''] = globSync(`${path}.before-*`);
    expect({ out, err, code }).toEqual({
      out: `Inquiries restored: 2. What was there is in ${before}.\n`,
      err: '',
      code: 0,
    });
    expect([await countIn(url), await countIn(`file:${before}`)]).toEqual([2, 3]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect((await inquiries(url, 'acts')).out).toContain(`restore of ${copy}`);
  });

  test('revives neither sessions of the desk that were ended since nor its used links', async () => {
    const { folder, url } = await filled(1);
    const desk = { DESK_USERS: 'ada@agency.example', DATABASE_URL: url };
    await deskCommand(desk, 'link', 'ada@agency.example');
    const store = await openStore(url);
    await store.addSession({
      ...{ idHash: 'hash', who: 'ada@agency.example', createdAt: 1, seenAt: 1, endsAt: 9e15, freshAt: 1 },
      ...{ device: 'Firefox', csrf: 'secret' },
    });
    await store.close();
    const copy = join(folder, 'copy.db');
    await inquiries(url, 'backup', copy);
    expect(await query(`file:${copy}`, 'SELECT who FROM desk_session')).toHaveLength(1);
    expect((await inquiries(url, 'restore', copy)).code).toBe(0);
    for (const table of ['desk_session', 'desk_challenge'])
      expect(await query(url, `SELECT * FROM ${table}`)).toEqual([]);
  });

  test('brings back no link that was ended meanwhile, and leaves the pages of visitors', async () => {
    const { folder, url } = await filled(1);
    const copy = join(folder, 'copy.db');
    await inquiries(url, 'backup', copy);
    const before = await openStore(url);
    const { current } = await before.linkKeys();
    await before.close();
    expect((await inquiries(url, 'new-links', '--all')).code).toBe(0);
    await inquiries(url, 'restore', copy);
    const store = await openStore(url);
    onTestFinished(() => store.close());
    const keys = await store.linkKeys();
    expect(keys.current).not.toBe(current);
    expect(keys.previous).toBe(current);
  });

  test('refuses while the service runs, and changes nothing', async () => {
    const { folder, url, path } = await filled(2);
    const copy = join(folder, 'copy.db');
    await inquiries(url, 'backup', copy);
    const store = await openStore(url);
    onTestFinished(() => store.close());
    await store.put(newInquiry());
    expect(await inquiries(url, 'restore', copy)).toMatchObject({
      code: 1,
      out: '',
      err: `${path} is in use: stop the service first.\n`,
    });
    expect(await store.put(newInquiry())).toMatchObject({ outcome: 'stored' });
    expect(await store.list({ limit: 9 })).toHaveLength(4);
    expect(globSync(`${path}.*`)).toEqual([]);
  });

  test('refuses a copy that is damaged, missing or no copy', async () => {
    const { folder, url } = await filled(2);
    const [wrong, damaged] = [join(folder, 'wrong.db'), join(folder, 'damaged.db')];
    writeFileSync(wrong, 'words');
    await inquiries(url, 'backup', damaged);
    const bytes = readFileSync(damaged);
    bytes.fill(7, 4096 * 3, 4096 * 5);
    writeFileSync(damaged, bytes);
    const long = join(folder, 'x'.repeat(300));
    const faults = [
      [join(folder, 'missing.db'), /^There is no file .*missing\.db\.\n$/],
      [wrong, /wrong\.db cannot be read: file is not a database\n$/],
      [damaged, /damaged\.db cannot be (?:read|copied): /],
      [long, /x cannot be read: name too long\n$/],
    ] as const;
    for (const [copy, err] of faults) {
      expect(await inquiries(url, 'restore', copy)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(err),
      });
    }
    expect(await countIn(url)).toBe(2);
  });

  test.each([
    ['of a newer version', 99, 'The database has version 99'],
    ['of another program', 0, 'is no database of this service'],
  ])('refuses a database %s, and leaves the one that is there', async (_what, version, err) => {
    const { folder, url, path } = await filled(2);
    const copy = join(folder, 'copy.db');
    await inquiries(url, 'backup', copy);
    const db = new DatabaseSync(copy);
    db.exec(`PRAGMA user_version = ${version}; INSERT INTO last_migration VALUES (${version})`);
    db.close();
    expect(await inquiries(url, 'restore', copy)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(err),
    });
    expect(await countIn(url)).toBe(2);
    expect(globSync(`${path}.*`)).toEqual([]);
  });

  test('leaves a link that leads to another disk, whether the database is there or not', async () => {
    const { folder, path } = await filled(2);
    const link = join(folder, 'link.db');
    symlinkSync('data/inquiries.db', link);
    const copy = join(folder, 'copy.db');
    const url = `file:${link}`;
    await inquiries(url, 'backup', copy);
    expect(await inquiries(url, 'restore', copy)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`What was there is in ${path}.before-`),
    });
    rmSync(path);
    expect(await inquiries(url, 'restore', copy)).toMatchObject({ code: 0, out: 'Inquiries restored: 2.\n' });
    expect(realpathSync(link)).toBe(path);
    expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'data', 'link.db']);
    expect(await countIn(`file:${path}`)).toBe(2);
  });

  test('takes the place of a database that nobody can read any more, or that is not there', async () => {
    const { folder, url, path } = await filled(2);
    const copy = join(folder, 'copy.db');
    await inquiries(url, 'backup', copy);
    writeFileSync(path, 'words');
    expect(await inquiries(url, 'restore', copy)).toMatchObject({ code: 0 });
    expect(await countIn(url)).toBe(2);
    rmSync(path);
    expect(existsSync(path)).toBe(false);
    expect(await inquiries(url, 'restore', copy)).toMatchObject({ code: 0, out: 'Inquiries restored: 2.\n' });
    expect(await countIn(url)).toBe(2);
  });

  test('reads nothing of a write-ahead log that the database before left alone', async () => {
    const { folder, url, path } = await filled(2);
    const copy = join(folder, 'copy.db');
    await inquiries(url, 'backup', copy);
    const store = await openStore(url);
    await store.put(newInquiry());
    const log = readFileSync(`${path}-wal`);
    expect(log.length).toBeGreaterThan(0);
    await store.close();
    rmSync(path);
    writeFileSync(`${path}-wal`, log);
    expect(await inquiries(url, 'restore', copy)).toMatchObject({ code: 0 });
    expect(await countIn(url)).toBe(2);
  });

  test.skipIf(process.getuid?.() !== 0)('by root gives the file to whoever had it', async () => {
    const { folder, url, path } = await filled(1);
    const copy = join(folder, 'copy.db');
    await inquiries(url, 'backup', copy);
    chownSync(path, 65_534, 65_534);
    expect(await inquiries(url, 'restore', copy)).toMatchObject({ code: 0 });
    expect(statSync(path)).toMatchObject({ uid: 65_534, gid: 65_534 });
  });
});
