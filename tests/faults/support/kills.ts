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

/** One of the calls, and which of a thread's calls of that name it is. */
export interface Moment {
  call: string;
  nth: number;
}

/** Runs a program whole; at which calls it can be killed, and how many of those there were. */
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

/** Runs a program that is killed as it makes this call, before the call does anything; whether it came so far. */
export async function killedAt(run: Run, { call, nth }: Moment): Promise<boolean> {
  const seen = await trace(run, ['-e', `inject=${call}:signal=SIGKILL:when=${nth}`]);
  return seen.includes('killed by SIGKILL');
}
