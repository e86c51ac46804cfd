import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { copyTree } from '../support/copyTree.ts';

/** Keeps git from treating a copy as part of a clone that surrounds it. */
const outside = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() };

/** Files that the service's tests read; the site's texts and pictures are not among them. */
const needed = /^(?!content\/|docs\/.*\.(?:png|svg|jpg|webp)$)/;

/** A copy of the working tree, uncommitted changes included. */
export interface Copy {
  folder: string;
  /** Applies a patch, or reverts it. @throws when it no longer fits the code */
  apply: (patch: string, reverse?: 'reverse') => void;
  remove: () => void;
}

export function makeCopy(): Copy {
  const folder = copyTree('mutants-', needed);
  return {
    folder,
    apply(patch, reverse) {
      const words = ['apply', '-C1', '--recount', ...(reverse ? ['--reverse'] : []), patch];
      const { status, stderr } = spawnSync('git', words, { cwd: folder, env: outside, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${patch.slice(dirname(patch).length + 1)}: ${stderr.trim()}`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
