import {
  chownSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { inquiries, inquiriesWith } from '../support-store/cli.ts';
import { newInquiry } from '../support-store/inquiry.ts';
import { freePort, usePostgres } from '../support-store/postgres.ts';

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'database-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database with some inquiries that nobody has open. */
async function filled(count: number, folder = newFolder()) {
  const path = join(folder, 'data', 'inquiries.db');
  const store = await openStore(`file:${path}`);
  for (let number = 0; number < count; number++) await store.put(newInquiry());
  await store.close();
  return { folder, path, url: `file:${path}` };
}

const countIn = async (url: string) => {
  const store = await openStore(url);
  const { length } = await store.list({ limit: 99 });
  await store.close();
  return length;
};

describe('which database', () => {
  const postgres = usePostgres();

  test('every command says which one it works on, without its password', async () => {
    const { url, path } = await filled(1);
    expect(await inquiries(url, 'list')).toMatchObject({ code: 0, database: path });
    const address = await postgres.createDatabase();
    await (await openStore(address)).close();
    const { database, err } = await inquiries(address, 'list');
    expect([database, err]).toEqual([address.replace(':site@', '@'), '']);
  });

  test.each([
    ['list'],
    ['show', 'x'],
    ['export', '--format', 'csv'],
    ['redeliver', 'x'],
    ['redeliver', '--parked'],
    ['genuine', 'x'],
    ['dismiss', '--suspects'],
    ['erase', 'ada@example.com'],
    ['purge', '--older-than', '9d'],
    ['acts'],
    ['backup', 'copy.db'],
  ])('%s %s creates none', async (...command) => {
    const cwd = newFolder();
    const { out, err, code, database } = await inquiriesWith({ cwd }, ...command);
    expect([out, code, database]).toEqual(['', 1, join(cwd, 'data/inquiries.db')]);
    expect(err).toMatch(/no (?:such )?file/);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('neither an empty file, nor an empty PostgreSQL, nor one that is not there becomes one', async () => {
    const folder = newFolder();
    const path = join(folder, 'empty.db');
    writeFileSync(path, '');
    expect((await inquiries(`file:${path}`, 'list')).err).toContain('it is no database of this service');
    const address = await postgres.createDatabase();
    expect((await inquiries(address, 'erase', 'ada@example.com')).err).toContain(
      'it is no database of this service',
    );
    expect((await inquiries(address, 'list')).err).toContain('it is no database of this service');
    const nowhere = `postgres://site:secret@127.0.0.1:${await freePort()}/x`;
    const { err, code } = await inquiries(nowhere, 'list');
    expect([err.includes('secret'), code]).toEqual([false, 1]);
  });

  test('erase says when nobody was found, where, and fails', async () => {
    const { url, path } = await filled(1);
    const nobody = { code: 1, out: '', err: `Nobody with this address is in ${path}.\n` };
    expect(await inquiries(url, 'erase', 'bob@example.com')).toMatchObject(nobody);
    expect(await inquiries(url, 'erase', 'bob@example.com', '--dry-run')).toMatchObject(nobody);
  });
});

describe('erase while another program reads', () => {
  test('deletes the mail files at once, and says that the rest is to be done', async () => {
    const { folder, url, path } = await filled(0);
    const store = await openStore(url);
    onTestFinished(() => store.close());
    await store.put(newInquiry({ id: '0197b0b4-1111-7111-8111-000000000001' }));
    const { referenceOf } = await import('../../../service/delivery/reference.ts');
    const mails = join(folder, 'data/mail');
    mkdirSync(mails);
    writeFileSync(
      join(mails, `${referenceOf('0197b0b4-1111-7111-8111-000000000001')}.eml`),
      'ada@example.com',
    );
    const { DatabaseSync } = await import('node:sqlite');
    const reader = new DatabaseSync(path, { readOnly: true });
    reader.exec('BEGIN; SELECT count(*) FROM inquiry');
    const first = await inquiries(url, 'erase', 'ada@example.com');
    expect(first).toMatchObject({
      code: 1,
      out: 'Inquiries erased: 1\n',
      err: expect.stringContaining('erase again'),
    });
    expect(readdirSync(mails)).toEqual([]);
    reader.close();
    expect(await inquiries(url, 'erase', 'ada@example.com')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nobody with this address'),
    });
    const files = readdirSync(join(folder, 'data')).filter((name) => name.startsWith('inquiries'));
    expect(files.filter((name) => readFileSync(join(folder, 'data', name)).includes('ada@'))).toEqual([]);
  }, 30_000);
});

describe('backup', () => {
  test('refuses the database itself, by whatever path or link, and leaves it as it is', async () => {
    const { folder, url, path } = await filled(2);
    symlinkSync(path, join(folder, 'link.db'));
    linkSync(path, join(folder, 'hard.db'));
    symlinkSync(join(folder, 'data'), join(folder, 'other'));
    linkSync(path, join(folder, 'x.db.part'));
    const targets = [path, 'link.db', 'hard.db', 'other/inquiries.db', 'data/../data/inquiries.db', 'x.db'];
    const before = statSync(path);
    for (const target of targets) {
      const { out, err, code } = await inquiriesWith(
        { cwd: folder, env: { DATABASE_URL: url } },
        'backup',
        target,
      );
      expect([out, code, err]).toEqual([
        '',
        1,
        expect.stringContaining('is the database itself: name another file'),
      ]);
    }
    expect(statSync(path).ino).toBe(before.ino);
    expect(await countIn(url)).toBe(2);
  });

  test('takes the place of the copy before only when it is whole', async () => {
    const { folder, url } = await filled(2);
    const copy = join(folder, 'copies/copy.db');
    expect(await inquiries(url, 'backup', copy)).toMatchObject({ code: 0, out: `Inquiries in ${copy}: 2\n` });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(await inquiries(`file:${folder}/none.db`, 'backup', copy)).toMatchObject({ code: 1, out: '' });
    expect(await inquiries(url, 'backup', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is a folder'),
    });
    expect(await inquiries('postgres://a:b@c/d', 'backup', copy)).toMatchObject({
      err: 'DATABASE_URL is no SQLite file: use pg_dump and pg_restore.\n',
    });
    expect(await countIn(`file:${copy}`)).toBe(2);
    expect(readdirSync(join(folder, 'copies')).filter((name) => name.includes('part'))).toEqual([]);
  });
});

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
    const [missing, wrong, damaged] = ['missing.db', 'wrong.db', 'damaged.db'].map((name) =>
      join(folder, name),
    );
    writeFileSync(wrong ?? '', 'words');
    await inquiries(url, 'backup', damaged ?? '');
    const bytes = readFileSync(damaged ?? '');
    bytes.fill(7, 4096 * 3, 4096 * 5);
    writeFileSync(damaged ?? '', bytes);
    for (const copy of [missing, wrong, damaged]) {
      expect(await inquiries(url, 'restore', copy ?? '')).toMatchObject({ code: 1, out: '' });
    }
    expect(await countIn(url)).toBe(2);
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
