import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Ends this program with a message.
 * @type {(message: string) => never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs a command with its output shown; ends this program with its exit status if it fails.
 * @type {(command: string, words: readonly string[]) => void}
 */
export function run(command, words) {
  const { status, error } = spawnSync(command, words, { stdio: 'inherit' });
  if (error) fail(`${command} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether this is root on Debian. */
export const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * Installs packages of Debian's.
 * @type {(names: readonly string[]) => void}
 */
export function install(names) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
