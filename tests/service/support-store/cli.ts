import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Runs `npm run inquiries -- …` as operators do, but without npm; the line about the database is returned separately.
 */
export async function inquiries(databaseUrl: string, ...args: readonly string[]) {
  return inquiriesWith({ env: { DATABASE_URL: databaseUrl } }, ...args);
}

/** Runs `npm run desk -- …` the same way. */
export const deskCommand = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  run('service/cli/desk.ts', { env }, args);

interface Surroundings {
  env?: Readonly<Record<string, string>>;
  input?: string;
  cwd?: string;
}

/** The same with another environment, or with something to read on standard input. */
export const inquiriesWith = (surroundings: Surroundings, ...args: readonly string[]) =>
  run('service/cli/main.ts', surroundings, args);

async function run(
  program: string,
  { env = {}, input = '', cwd = '.' }: Surroundings,
  args: readonly string[],
) {
  const child = spawn(process.execPath, [resolve(program), ...args], {
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
