import { execFile } from 'node:child_process';
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

/** A program that writes down with what port it was called, in place of a real one. */
const noting = (name: string, more = '') => `#!/bin/sh\necho "$PORT" >> ${name}.calls\n${more}`;

/** A clone whose installer and build only note that they were called, with its dependencies installed or not. */
function clone({ installed = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['service', 'contract']) symlinkSync(resolve(name), join(folder, name));
  const bin = join(folder, 'node_modules/.bin');
  for (const name of ['content', 'site', 'node_modules/.bin']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const name of ['astro.config.ts', 'package-lock.json']) writeFileSync(join(folder, name), '');
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
          [resolve('scripts/setup.mjs')],
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
