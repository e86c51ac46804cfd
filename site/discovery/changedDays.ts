import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { contentDir } from '../lib/paths.ts';

/** What git prints in the content folder; empty without git or a repository. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', ['-C', contentDir, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    return '';
  }
}

function readDays(): ReadonlyMap<string, string> {
  // A shallow clone would date every file by its one commit.
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
  const days = new Map<string, string>();
  let day = '';
  for (const line of git('log', '--format=:%cs', '--name-only', '--relative', '--', '.').split('\n')) {
    const file = resolve(contentDir, line);
    if (line.startsWith(':')) day = line.slice(1);
    else if (line && !days.has(file)) days.set(file, day);
  }
  const root = git('rev-parse', '--show-toplevel').trim();
  for (const line of git('status', '--porcelain', '--', '.').split('\n')) {
    if (line) days.delete(resolve(root, line.slice(3)));
  }
  return days;
}

let days: ReadonlyMap<string, string> | undefined;

/**
 * The day (such as 2026-11-23) on which a content file last changed, according to git; `file` is the path that Astro
 * gives. Undefined outside a repository, in a shallow clone, and while a change is not committed.
 */
export const changedDay = (file: string): string | undefined => (days ??= readDays()).get(resolve(file));
