import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Starts the fault tests, which only note their words, on a machine that has these tools and no other. */
async function start(tools: readonly string[], words: readonly string[], FAULTS_SKIP = '') {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  for (const name of [...tools, 'apt-get', 'vitest']) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho "$@" >> ${folder}/${name}.calls\n`, { mode: 0o755 });
  }
  const callsOf = (name: string) => {
    const file = join(folder, `${name}.calls`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const options = { cwd: folder, env: { PATH: bin, FAULTS_SKIP } };
  return new Promise((done) => {
    execFile(process.execPath, [resolve('scripts/faults.mjs'), ...words], options, (error, _out, err) =>
      done({ code: Number(error?.code ?? 0), err, tests: callsOf('vitest'), installs: callsOf('apt-get') }),
    );
  });
}

const run = 'run --config vitest.faults.config.ts';

test('what is missing ends the run with the line that installs it, and nothing is installed unasked', async () => {
  expect(await start(['nginx', 'strace'], [])).toEqual({
    code: 1,
    err: [
      'The fault tests need what does not work here: caddy, mount, pgbouncer.',
      '  apt-get install --no-install-recommends caddy pgbouncer',
      '  npm run test:faults -- --install, as root on a Debian',
      '  FAULTS_SKIP=caddy,mount,pgbouncer leaves out the tests that need them',
      '',
    ].join('\n'),
    tests: '',
    installs: '',
  });
});

test('what FAULTS_SKIP names is done without, and a name that is no tool is told', async () => {
  expect(await start(['caddy', 'nginx', 'pgbouncer', 'strace'], ['killed', '-t', 'SQLite'], 'mount')).toEqual(
    {
      code: 0,
      err: '',
      tests: `${run} killed -t SQLite\n`,
      installs: '',
    },
  );
  expect(await start([], [], 'mount,nginxx')).toEqual({
    code: 1,
    err: 'FAULTS_SKIP: got "nginxx", takes names out of caddy, mount, nginx, pgbouncer, strace\n',
    tests: '',
    installs: '',
  });
});

test('with nothing missing, --install installs nothing', async () => {
  const tools = ['caddy', 'nginx', 'pgbouncer', 'strace'];
  expect(await start(tools, ['--install'], 'mount')).toEqual({
    code: 0,
    err: '',
    tests: `${run}\n`,
    installs: '',
  });
});
