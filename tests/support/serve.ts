import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningService {
  /** Such as `http://localhost:41234`. */
  address: string;
  /** Folder of its database and of the mails it writes. */
  data: string;
  process: ChildProcess;
  /** Ends it with TERM and removes its data; its exit status. */
  stop: () => Promise<number | null>;
}

const program = ['node', resolve('service/main.ts')];

/**
 * Starts the real service on the `dist/` and `build/` of a folder, with its own data folder and a free port.
 * @param command another copy of the service, started another way
 */
export async function serve(
  folder: string,
  env: Record<string, string> = {},
  [command = '', ...words]: readonly string[] = program,
): Promise<RunningService> {
  const data = await mkdtemp(join(tmpdir(), 'site-test-'));
  const child = spawn(command, words, {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000',
      DATABASE_URL: `file:${join(data, 'inquiries.db')}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('http://')) continue;
    const stop = async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(data, { recursive: true, force: true });
      return child.exitCode;
    };
    return { address: line.trim(), data, process: child, stop };
  }
  throw new Error('The service ended before it said where it listens.');
}
