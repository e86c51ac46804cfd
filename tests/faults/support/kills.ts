import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The system calls that change which file has a name, or wait for the disk. */
const calls = [
  'rename',
  'renameat',
  'renameat2',
  'link',
  'linkat',
  'unlink',
  'unlinkat',
  'fsync',
  'fdatasync',
];

interface Run {
  folder: string;
  env: Readonly<Record<string, string>>;
  /** The program and what it is given. */
  words: readonly string[];
}

async function trace({ folder, env, words }: Run, options: readonly string[]): Promise<string> {
  const output = join(folder, '..', 'calls');
  const all = ['-f', '-o', output, '-e', `trace=${calls.join()}`, ...options];
  const child = spawn('strace', [...all, process.execPath, ...words], {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: resolve('.cache/compiled'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.resume();
  await once(child, 'close');
  return readFileSync(output, 'utf8');
}

/** A system call: its name, and the how-manyth call of that name in a thread. */
export interface Moment {
  call: string;
  nth: number;
}

/** Runs a program to its end. Returns the calls at which it can be killed. */
export async function momentsOf(run: Run): Promise<Moment[]> {
  const made = [...(await trace(run, [])).matchAll(/^(\d+) +(\w+)\(/gm)];
  return calls.flatMap((call) => {
    const threads = Object.values(
      Object.groupBy(
        made.filter(([, , name]) => name === call),
        ([, thread = '']) => thread,
      ),
    );
    const most = Math.max(0, ...threads.map((thread) => thread?.length ?? 0));
    return Array.from({ length: most }, (_, index) => ({ call, nth: index + 1 }));
  });
}

/** Runs a program and kills it just before this call takes effect. Returns whether it got that far. */
export async function killedAt(run: Run, { call, nth }: Moment): Promise<boolean> {
  const seen = await trace(run, ['-e', `inject=${call}:signal=SIGKILL:when=${nth}`]);
  return seen.includes('killed by SIGKILL');
}
