import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs `npm run inquiries -- …` as operators do, but for npm. */
export async function inquiries(databaseUrl: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['service/cli/main.ts', ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, err, code: await ended };
}
