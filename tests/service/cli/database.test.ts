import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { inquiries, inquiriesWith } from '../support-store/cli.ts';
import { filled, newFolder } from '../support-store/filled.ts';
import { newInquiry } from '../support-store/inquiry.ts';
import { freePort, usePostgres } from '../support-store/postgres.ts';

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
