import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';

/** The longest that one run may take, in milliseconds. */
const mostMs = 400_000;

const report = v.object({
  testResults: v.array(
    v.object({
      message: v.string(),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.array(v.string())),
        }),
      ),
    }),
  ),
});

/** What became of the tests. */
export interface Result {
  outcome: 'passed' | 'failed' | 'timed out' | 'none ran';
  /** What the first failure says, on one line. */
  why: string;
  seconds: number;
}

const isLate = (message: string) => /\b(?:Test|Hook) timed out in \d+ms/.test(message);
const oneLine = (message: string) =>
  message
    .replaceAll(/\u001b\[\d+m/g, '')
    .split('\n')[0]
    ?.trim() ?? '';

function judge(text: string): Omit<Result, 'seconds'> {
  const { testResults } = v.parse(report, JSON.parse(text));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const messages = tests.flatMap(({ failureMessages = [] }) => failureMessages);
  const [reason] = messages.filter((message) => !isLate(message));
  if (reason !== undefined) return { outcome: 'failed', why: oneLine(reason) };
  if (messages.length > 0) return { outcome: 'timed out', why: oneLine(messages[0] ?? '') };
  if (tests.some(({ status }) => status === 'passed')) return { outcome: 'passed', why: '' };
  // The error of a file that cannot even be loaded.
  const [unread] = testResults.flatMap(({ message }) => (message === '' ? [] : oneLine(message)));
  return { outcome: 'none ran', why: unread ?? 'no test has this name, or FAULTS_SKIP leaves it out' };
}

/** Runs tests in a folder: a file and, after ` -t `, the part of a name. */
export async function runTests(folder: string, test: string): Promise<Result> {
  const [file = '', name] = test.split(' -t ');
  const output = join(folder, 'results.json');
  rmSync(output, { force: true });
  const config = file.startsWith('tests/faults/')
    ? ['--config', 'vitest.faults.config.ts']
    : ['--project', 'service'];
  const words = ['run', ...config, file, '--reporter=json', `--outputFile=${output}`];
  const began = performance.now();
  const child = spawn('node_modules/.bin/vitest', [...words, ...(name === undefined ? [] : ['-t', name])], {
    cwd: folder,
    stdio: 'ignore',
    // So that it can be killed together with all its child processes.
    detached: true,
  });
  const end = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
  const late = setTimeout(end, mostMs);
  process.once('exit', end);
  await once(child, 'close');
  process.off('exit', end);
  clearTimeout(late);
  const seconds = (performance.now() - began) / 1000;
  if (existsSync(output)) return { ...judge(readFileSync(output, 'utf8')), seconds };
  return { outcome: 'timed out', why: `no end within ${mostMs / 1000} s`, seconds };
}
