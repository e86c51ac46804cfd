import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A wait for the disk: when it ended, in milliseconds since the epoch, and of which file. */
export interface Sync {
  at: number;
  file: string;
}

/** Notes every fsync and fdatasync of a process, its threads and the processes it starts from now on. */
export async function traceSyncs(pid: number, output: string) {
  const options = ['-f', '-ttt', '-T', '-y', '-e', 'trace=fsync,fdatasync', '-o', output, '-p', String(pid)];
  const tracer = spawn('strace', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  await once(tracer.stderr, 'data');
  return async (): Promise<Sync[]> => {
    tracer.kill('SIGINT');
    await once(tracer, 'close');
    // 4711 1763712345.123456 fdatasync(18</data/inquiries.db-wal>) = 0 <0.000321>, or in two lines.
    const begun = new Map<string, string>();
    return readFileSync(output, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, thread = '', start = '', rest = ''] = /^(\d+) +([\d.]+) (.*)$/.exec(line) ?? [];
        const [, opened] = /sync\(\d+<([^>]*)>/.exec(rest) ?? [];
        if (opened !== undefined) begun.set(thread, opened);
        const [, took] = /= 0 <([\d.]+)>$/.exec(rest) ?? [];
        if (took === undefined) return [];
        // A resumed call's line has the time at which it returned.
        const end = rest.startsWith('<...') ? Number(start) : Number(start) + Number(took);
        return [{ at: end * 1000, file: begun.get(thread) ?? '' }];
      });
  };
}
