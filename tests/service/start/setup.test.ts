import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tools } from '../../../scripts/tools.mjs';

/** A program that writes down with what port it was called, in place of a real one. */
const noting = (name: string, more = '') => `#!/bin/sh\necho "$PORT" >> ${name}.calls\n${more}`;

/** A clone whose installer and build only note that they were called, with its dependencies installed or not. */
function clone({ installed = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['service', 'contract']) symlinkSync(resolve(name), join(folder, name));
  const bin = join(folder, 'node_modules/.bin');
  for (const name of ['content', 'scripts', 'site', 'node_modules/.bin']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const empty = ['astro.config.ts', 'package-lock.json', 'scripts/content.mjs'];
  for (const name of empty) writeFileSync(join(folder, name), '');
  const lock = installed ? createHash('sha256').update('').digest('hex') : 'another';
  writeFileSync(join(folder, 'node_modules/.installed'), lock);
  symlinkSync(resolve('node_modules/valibot'), join(folder, 'node_modules/valibot'));
  symlinkSync(process.execPath, join(bin, 'node'));
  writeFileSync(join(bin, 'npm'), noting('npm'), { mode: 0o755 });
  writeFileSync(join(bin, 'astro'), noting('astro', 'mkdir -p dist'), { mode: 0o755 });

  return {
    callsOf: (name: 'npm' | 'astro') => {
      const file = join(folder, `${name}.calls`);
      return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    },
    /** Sets up as `npm start` does, with the settings given. */
    setUp: (env: Readonly<Record<string, string>>) =>
      new Promise<{ code: number; err: string }>((done) => {
        execFile(
          join(bin, 'node'),
          [resolve('scripts/setup.mjs'), '--no-tools'],
          { cwd: folder, env: { PATH: `${bin}:${process.env['PATH'] ?? ''}`, ...env } },
          (error, _out, err) => done({ code: Number(error?.code ?? 0), err }),
        );
      }),
  };
}

test.each([
  ['SITE_URL', 'agency.example', /^SITE_URL: got "agency\.example", takes an http:\/\/ [^\n]+\n$/],
  ['PORT', 'http', /^PORT: got "http", takes [^\n]+\n$/],
  ['RETENTION_DAYS', '0', /^RETENTION_DAYS: got "0", takes [^\n]+\n$/],
  ['HSTS_SUBDOMAINS', 'yes', /^HSTS_SUBDOMAINS: got "yes", takes on or off\n$/],
  ['CONTENT_DIR', 'nowhere', /^CONTENT_DIR is "nowhere"; there is no such folder\.\n$/],
])(
  'a wrong %s ends the start with one line, and nothing is installed or built',
  async (name, value, line) => {
    const { setUp, callsOf } = clone({ installed: false });
    expect(await setUp({ [name]: value })).toEqual({ code: 1, err: expect.stringMatching(line) });
    expect([callsOf('npm'), callsOf('astro')]).toEqual([[], []]);
  },
);

test('another port builds the site anew only where no SITE_URL is set', async () => {
  const { setUp, callsOf } = clone();
  const SITE_URL = 'https://agency.example';
  expect(await setUp({ SITE_URL, PORT: '3000' })).toEqual({ code: 0, err: '' });
  await setUp({ SITE_URL, PORT: '3001' });
  await setUp({ SITE_URL });
  expect(callsOf('astro')).toEqual(['3000']);
  await setUp({ PORT: '3002' });
  await setUp({ PORT: '3002' });
  await setUp({ PORT: '3003' });
  expect(callsOf('astro')).toEqual(['3000', '3002', '3003']);
  expect(callsOf('npm')).toEqual([]);
});

/** Installs nothing but a folder, and writes down with what words it was called. */
const installer = `#!/bin/sh
echo "$@" >> npm.calls
folder=.
[ "$2" != --prefix ] || folder=$3
cp "$folder/package.json" "$folder/package-lock.json" asked/
mkdir -p "$folder/node_modules/valibot"
`;

/** A clone with nothing installed, whose installer says what it was asked for. */
function bareClone() {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['service', 'contract', 'package.json', 'package-lock.json', '.npmrc']) {
    symlinkSync(resolve(name), join(folder, name));
  }
  for (const name of ['content', 'asked', 'bin']) mkdirSync(join(folder, name));
  symlinkSync(process.execPath, join(folder, 'bin/node'));
  writeFileSync(join(folder, 'bin/npm'), installer, { mode: 0o755 });
  const asked = (file: string) => JSON.parse(readFileSync(join(folder, 'asked', file), 'utf8'));
  return {
    /** Sets up as a command does; the calls of the installer so far. */
    setUp: (...words: readonly string[]) => {
      execFileSync(process.execPath, [resolve('scripts/setup.mjs'), '--no-build', ...words], {
        cwd: folder,
        env: { PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const calls = readFileSync(join(folder, 'npm.calls'), 'utf8').trim().split('\n');
      return calls.map((call) => call.replace(/ --no-fund .*$/, ''));
    },
    /** What the installer was asked for last, by package.json and by the lock file. */
    asked: (): string[][] =>
      [asked('package.json'), asked('package-lock.json').packages['']].map((manifest) =>
        Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
      ),
  };
}

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const all = Object.keys({ ...dependencies, ...devDependencies });
const first = 'ci --prefix .cache/install';

test('a bare clone starts without the tools, and the first command that needs them adds what is missing', () => {
  const { setUp, asked } = bareClone();
  const lean = all.filter((name) => !tools.includes(name));
  expect(setUp('--no-tools')).toEqual([first]);
  expect(asked()).toEqual([lean, lean]);
  expect(setUp('--no-tools')).toEqual([first]);
  expect(setUp()).toEqual([first, 'install --no-save']);
  expect(asked()).toEqual([all, all]);
  expect(setUp()).toHaveLength(2);
  expect(setUp('--no-tools')).toHaveLength(2);
});

test('a bare clone whose first command needs the tools gets everything at once', () => {
  const { setUp, asked } = bareClone();
  expect(setUp()).toEqual(['ci']);
  expect(asked()).toEqual([all, all]);
  expect(setUp('--no-tools')).toEqual(['ci']);
});
