import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filled } from '../service/support-store/filled.ts';
import { isLeftOut } from './support/tools.ts';

describe.skipIf(isLeftOut('strace'))('in a folder where others may write', () => {
  test('a link that is laid in the way of a backup is not followed', async () => {
    const { folder, url } = await filled(1);
    const [target, precious] = [join(folder, 'copy.db'), join(folder, 'precious')];
    writeFileSync(precious, 'words');
    symlinkSync(precious, `${target}.part`);
    // Removing has no effect, as if somebody planted the link again at once.
    const inject = ['-f', '-o', '/dev/null', '-e', 'inject=unlink,unlinkat:retval=0'];
    const { status, stderr } = spawnSync(
      'strace',
      [...inject, process.execPath, resolve('service/cli/main.ts'), 'backup', target],
      { env: { PATH: process.env['PATH'], DATABASE_URL: url }, encoding: 'utf8' },
    );
    expect(stderr).toContain(`${target} cannot be written: file already exists\n`);
    expect(status).toBe(1);
    expect(readFileSync(precious, 'utf8')).toBe('words');
  });
});
