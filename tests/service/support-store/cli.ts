import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Runs `npm run inquiries -- …` as operators do, but without npm; the line about the database is returned separately.
 */
export async function inquiries(databaseUrl: string, ...args: readonly string[]) {
  return inquiriesWith({ env: { DATABASE_URL: databaseUrl } }, ...args);
}

interface Surroundings {
  env?: Readonly<Record<string, string>>;
  input?: string;
  cwd?: string;
}

/** The same with another environment, or with something to read on standard input. */
export async function inquiriesWith(
  { env = {}, input = '', cwd = '.' }: Surroundings,
  ...args: readonly string[]
) {
  const child = spawn(process.execPath, [resolve('service/cli/main.ts'), ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [out, stderrText] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [, database = null, err = stderrText] = /^Database: (.*)\n([^]*)$/.exec(stderrText) ?? [];
  return { out, err, code: await ended, database };
}
