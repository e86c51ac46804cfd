import { once } from 'node:events';
import { linkSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inquiries, inquiriesWith } from '../support-store/cli.ts';
import { countIn, filled } from '../support-store/filled.ts';

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

  test('says which file it cannot write, and why, in plain words', async () => {
    const { folder, url } = await filled(1);
    const long = join(folder, 'x'.repeat(300));
    // Its part is too long, and then the part's journal.
    const [longer, longest] = [252, 248].map((length) => join(folder, 'x'.repeat(length)));
    const faults = [
      [long, `${long} cannot be written: name too long\n`],
      [longer, `${longer}.part cannot be written: name too long\n`],
      [longest, `${longest} cannot be written: name too long\n`],
      ['/proc/x', '/proc/x cannot be written: no such file or directory\n'],
    ] as const;
    for (const [target = '', err] of faults) {
      expect(await inquiries(url, 'backup', target)).toMatchObject({ code: 1, out: '', err });
    }
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('leaves devices, pipes and sockets alone, by whatever link', async () => {
    const { folder, url } = await filled(1);
    const socket = join(folder, 'socket');
    const server = createServer().listen(socket);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    symlinkSync(socket, join(folder, 'link'));
    for (const target of [socket, join(folder, 'link')]) {
      expect(await inquiries(url, 'backup', target)).toMatchObject({
        code: 1,
        out: '',
        err: `${target} is a folder or a device: name a file.\n`,
      });
      expect(statSync(target).isSocket()).toBe(true);
    }
  });
});
