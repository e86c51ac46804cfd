import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Copies the working tree, uncommitted changes included, into a new folder under the system's temporary one, with the
 * installed packages by a link.
 * @param prefix the first letters of the folder's name
 * @param needed which files to take, by their paths in the project
 */
export function copyTree(prefix: string, needed = /./): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && needed.test(name))) {
    if (existsSync(file)) cpSync(file, join(folder, file), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
