import { cpSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { referenceOf } from '../../service/delivery/reference.ts';
import { readMigrations } from '../../service/store/migrations.ts';
import { openStore } from '../../service/store/openStore.ts';
import { inquiries } from '../service/support-store/cli.ts';
import { newInquiry } from '../service/support-store/inquiry.ts';
import { usePostgres } from '../service/support-store/postgres.ts';
import { query } from '../service/support-store/query.ts';
import { releasedBefore } from './support/releasedBefore.ts';
import { killedAt, momentsOf } from './support/kills.ts';
import type { Moment } from './support/kills.ts';
import { usePrograms } from './support/programs.ts';
import { isLeftOut } from './support/tools.ts';

const programs = usePrograms();
const cli = resolve('service/cli/main.ts');
const forgotten = 'canary7f3a@example.com';

/** Adds a number of inquiries to a database. */
async function add(path: string, count: number, email = 'ada@example.com'): Promise<void> {
  const store = await openStore(`file:${path}`);
  await Promise.all(Array.from({ length: count }, () => store.put(newInquiry({ fields: { email } }))));
  await store.close();
}

/** What a start of the service finds, which creates nothing here; throws unless it is whole. */
async function foundIn(path: string): Promise<number> {
  const store = await openStore(`file:${path}`, { create: 'never' });
  const { length } = await Array.fromAsync(store.all());
  await store.close();
  return length;
}

/** What a file of that name holds as it lies there; throws unless it is whole. */
function wholeIn(path: string): number {
  const db = new DatabaseSync(path, { readOnly: true });
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const count = Number(db.prepare('SELECT count(*) AS count FROM inquiry').get()?.['count']);
  db.close();
  return count;
}

/** A database with an address to erase among others, in so many inquiries that it takes several transactions. */
async function withMany(): Promise<string> {
  const folder = join(programs.folder(), 'data');
  mkdirSync(join(folder, 'mail'), { recursive: true });
  const path = join(folder, 'i.db');
  await add(path, 3);
  await add(path, 450, forgotten);
  const store = await openStore(`file:${path}`);
  for (const id of (await store.find(forgotten)).slice(0, 2))
    writeFileSync(join(folder, 'mail', `${referenceOf(id)}.eml`), forgotten);
  await store.close();
  return folder;
}

/** A database of five inquiries with a copy of three of them and an older one of one. */
async function prepared(): Promise<string> {
  const folder = join(programs.folder(), 'data');
  mkdirSync(folder);
  const path = join(folder, 'i.db');
  await add(path, 1);
  expect((await inquiries(`file:${path}`, 'backup', join(folder, 'older.db'))).code).toBe(0);
  await add(path, 2);
  expect((await inquiries(`file:${path}`, 'backup', join(folder, 'copy.db'))).code).toBe(0);
  await add(path, 2);
  return folder;
}

/** Runs a program once whole and once for each moment at which it is killed, each time from the same files. */
async function atEachMoment(
  words: readonly string[],
  look: (folder: string, moment: Moment) => Promise<void>,
  envFor: () => Promise<Record<string, string>> = () => Promise.resolve({}),
  prepare = prepared,
) {
  const original = await prepare();
  const folder = join(original, '../run');
  const fresh = async () => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(original, folder, { recursive: true });
    return { folder, words, env: { DATABASE_URL: 'file:i.db', ...(await envFor()) } };
  };
  const moments = await momentsOf(await fresh());
  const killed: Moment[] = [];
  for (const moment of moments) {
    if (!(await killedAt(await fresh(), moment))) continue;
    killed.push(moment);
    await look(folder, moment);
  }
  return killed;
}

const names = (killed: readonly Moment[]) => new Set(killed.map(({ call }) => call));

describe.skipIf(isLeftOut('strace'))('killed at every call that names a file or waits for the disk', () => {
  test('a restore leaves the one database or the other, whole, and can be made again', async () => {
    const seen = new Set<number>();
    const killed = await atEachMoment([cli, 'restore', 'copy.db'], async (folder) => {
      const path = join(folder, 'i.db');
      seen.add(await foundIn(path));
      for (const before of globSync(`${path}.before-*Z`)) expect(wholeIn(before)).toBe(5);
      expect(await inquiries(`file:${path}`, 'restore', join(folder, 'copy.db'))).toMatchObject({ code: 0 });
      expect(await foundIn(path)).toBe(3);
    });
    expect(seen).toEqual(new Set([3, 5]));
    expect(names(killed)).toEqual(new Set(['rename', 'link', 'unlink', 'fsync']));
    expect(killed.length).toBeGreaterThan(12);
  }, 300_000);

  test('a backup leaves the copy before or the new one under its name, whole', async () => {
    const seen = new Set<number>();
    const killed = await atEachMoment([cli, 'backup', 'older.db'], async (folder) => {
      seen.add(wholeIn(join(folder, 'older.db')));
      expect(await foundIn(join(folder, 'i.db'))).toBe(5);
    });
    expect(seen).toEqual(new Set([1, 5]));
    expect(names(killed)).toEqual(new Set(['rename', 'unlink', 'fsync']));
  }, 300_000);

  test('a copy of the service leaves nothing under a name of a copy that is not whole', async () => {
    const program = fileURLToPath(new URL('support/copyOnce.ts', import.meta.url));
    const seen = new Set<number>();
    const killed = await atEachMoment([program, 'i.db', 'copies'], async (folder) => {
      const copies = join(folder, 'copies');
      const whole = globSync(join(copies, 'inquiries-*.db'));
      for (const copy of whole) expect(wholeIn(copy)).toBe(5);
      seen.add(whole.length);
      expect(await foundIn(join(folder, 'i.db'))).toBe(5);
    });
    expect(seen).toEqual(new Set([0, 1]));
    expect(names(killed)).toEqual(new Set(['rename', 'unlink', 'fsync']));
  }, 300_000);

  test('an erase made again takes what is left, and the acts tell of all that went', async () => {
    const seen = new Set<number>();
    const erase = [cli, 'erase', forgotten];
    const look = async (folder: string) => {
      const path = join(folder, 'i.db');
      const left = (await foundIn(path)) - 3;
      seen.add(left);
      const again = await inquiries(`file:${path}`, 'erase', forgotten);
      if (left > 0) expect(again).toMatchObject({ code: 0, out: `Inquiries erased: ${left}\n` });
      else expect(again).toMatchObject({ code: 1, err: expect.stringMatching(/^Nobody/) });
      expect(await foundIn(path)).toBe(3);
      const files = globSync(join(folder, '**/*.*'));
      expect(files.filter((file) => readFileSync(file).includes(forgotten))).toEqual([]);
      // What became of the promise is kept with each that goes, once.
      expect(await query(`file:${path}`, 'SELECT outcome FROM verdict')).toHaveLength(450);
      const { out } = await inquiries(`file:${path}`, 'acts');
      const told = [...out.matchAll(/erase: (\d+) inquiries/g)].map(([, count]) => Number(count));
      expect(told.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(450);
    };
    await atEachMoment(erase, look, undefined, withMany);
    expect(seen).toEqual(new Set([450, 250, 50, 0]));
  }, 300_000);

  test('an upgrade leaves the version before or its own, whole, and a program of either goes on', async () => {
    const before = releasedBefore('SQLite');
    const program = fileURLToPath(new URL('support/openOnce.ts', import.meta.url));
    const newest = readMigrations('sqlite').length;
    const seen = new Set<number>();
    const prepare = async () => {
      const folder = join(programs.folder(), 'data');
      mkdirSync(folder);
      await before.fill(`file:${join(folder, 'i.db')}`, 300);
      return folder;
    };
    const look = async (folder: string) => {
      const path = join(folder, 'i.db');
      const url = `file:${path}`;
      expect(await query(url, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(await query(url, 'SELECT id FROM inquiry')).toHaveLength(300);
      seen.add(await before.versionOf(url));
      await before.store(url, 'since');
      expect(await foundIn(path)).toBe(301);
      expect(await before.versionOf(url)).toBe(newest);
      // And back: that program stores and deletes on what the newer one has left.
      await before.store(url, 'later');
      await before.remove(url, 'before-0');
      expect(await query(url, 'SELECT outcome FROM verdict')).toEqual([{ outcome: 'kept' }]);
      expect(await foundIn(path)).toBe(301);
    };
    const killed = await atEachMoment([program, 'file:i.db'], look, undefined, prepare);
    expect(seen).toEqual(new Set([before.version, newest]));
    expect(killed.length).toBeGreaterThan(2);
  }, 300_000);

  describe('to PostgreSQL', () => {
    const postgres = usePostgres();

    test('a move leaves all of it there or nothing, and the file as it was', async () => {
      let to = '';
      const envFor = async () => {
        to = await postgres.createDatabase();
        return { MOVE_TO: to };
      };
      const killed = await atEachMoment(
        [cli, 'move'],
        async (folder) => {
          expect(await foundIn(join(folder, 'i.db'))).toBe(5);
          const target = await openStore(to);
          expect([0, 5]).toContain((await Array.fromAsync(target.all())).length);
          await target.close();
          expect(readdirSync(folder).filter((name) => name.includes('before'))).toEqual([]);
        },
        envFor,
      );
      expect(killed.length).toBeGreaterThan(0);
    }, 300_000);
  });
});
