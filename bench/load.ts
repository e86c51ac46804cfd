import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { onLoadCore } from './pinned.ts';

const result = v.object({
  requests: v.number(),
  duration: v.number(),
  failed: v.number(),
  p50: v.number(),
  p99: v.number(),
});

/** One round of load: answers a second, and how long they took, in milliseconds. */
export interface Round {
  perSecond: number;
  p50: number;
  p99: number;
}

const run = promisify(execFile);

/**
 * Loads a server for some seconds over a number of connections, from a core of its own.
 * @throws when an answer was not a success
 */
export async function load(
  url: string,
  { script, connections, seconds }: { script: 'get' | 'post'; connections: number; seconds: number },
): Promise<Round> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', `bench/${script}.lua`, url];
  const { stdout } = await run('env', onLoadCore(['wrk', ...options]));
  const [, line = '{}'] = /^RESULT (.*)$/m.exec(stdout) ?? [];
  const { requests, duration, failed, p50, p99 } = v.parse(result, JSON.parse(line));
  if (failed > 0) throw new Error(`${url}: ${failed} of ${requests} requests failed`);
  return { perSecond: (requests / duration) * 1e6, p50: p50 / 1000, p99: p99 / 1000 };
}
