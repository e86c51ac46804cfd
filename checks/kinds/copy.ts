import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyTree } from '../../tests/support/copyTree.ts';
import type { Step } from './recipes.ts';

/** A copy of the project with its uncommitted changes, and a history of one commit. */
export interface Copy {
  folder: string;
  /** Runs a command there and prints what it says if it fails. @returns whether it ended well */
  run: (command: string, ...words: string[]) => boolean;
  follow: (step: Step) => boolean;
  /** Files that were changed, added or deleted since the copy was made. */
  touched: () => string[];
  remove: () => void;
}

export function makeCopy(): Copy {
  const folder = copyTree('kinds-');
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=copy', '-c', 'user.email=copy@localhost', 'commit', '--quiet', '--message', 'copy');

  const start = (command: string, words: readonly string[], input?: string): boolean => {
    const { status, stdout, stderr } = spawnSync(command, words, {
      cwd: folder,
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (status !== 0) console.log(`$ ${command} ${words.join(' ')}\n${`${stdout}${stderr}`.slice(-6000)}`);
    return status === 0;
  };
  return {
    folder,
    run: (command, ...words) => start(command, words),
    follow(step) {
      if (step.kind === 'commands') return start('bash', ['-euo', 'pipefail', '-c', step.text]);
      if (step.kind === 'change') return start('git', ['apply', '--recount', '-'], step.text);
      mkdirSync(dirname(join(folder, step.file)), { recursive: true });
      writeFileSync(join(folder, step.file), step.text);
      return true;
    },
    touched: () =>
      git('status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [line.slice(3)])),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
