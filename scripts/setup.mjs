// Makes a clone ready: checks the settings, installs the locked dependencies, with `--no-tools` those that build and serve
// the site alone, finds or installs the browser of the tests, builds the site.
// What is there and up to date is left alone, so that a second run costs milliseconds. Plain Node, no dependencies.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { shellPath, usualPaths } from './browserPaths.mjs';
import { canInstall, fail, install, run } from './run.mjs';
import { tools } from './tools.mjs';

const wants = (flag) => process.argv.includes(flag);
const contentDir = process.env.CONTENT_DIR ?? 'content';

const npm = (...words) => run('npm', [...words, '--no-fund', '--no-audit', '--loglevel=error']);

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** What a manifest asks for, without the tools. */
const withoutTools = ({ devDependencies, ...manifest }) => ({
  ...manifest,
  devDependencies: Object.fromEntries(
    Object.entries(devDependencies).filter(([name]) => !tools.includes(name)),
  ),
});

/**
 * Installs what the lock file says of everything but the tools. npm leaves out no dependencies of one kind: it is handed a
 * manifest that does not name them, in a folder beside.
 */
function installWithoutTools() {
  const folder = '.cache/install';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { packages, ...lock } = readJson('package-lock.json');
  const locked = { ...lock, packages: { ...packages, '': withoutTools(packages['']) } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(withoutTools(readJson('package.json'))));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(locked));
  copyFileSync('.npmrc', join(folder, '.npmrc'));
  npm('ci', '--prefix', folder);
  renameSync(join(folder, 'node_modules'), 'node_modules');
  rmSync(folder, { recursive: true });
}

function installDependencies() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const lean = `${lock} without tools`;
  const stamp = 'node_modules/.installed';
  const installed = existsSync(stamp) && readFileSync(stamp, 'utf8');
  if (installed === lock || (installed === lean && wants('--no-tools'))) return;
  console.log('Installing the locked dependencies …');
  // What is cut short is no installation.
  rmSync(stamp, { force: true });
  const isFresh = !existsSync('node_modules');
  if (isFresh && wants('--no-tools')) installWithoutTools();
  // Adds what is missing; the lock file stays as it is.
  else if (installed === lean) npm('install', '--no-save');
  else npm('ci');
  writeFileSync(stamp, isFresh && wants('--no-tools') ? lean : lock);
}

// npm scripts find the Node of the lock file first; on other machines than Linux x64 their own must do.
const nodeVersion = () => execFileSync('node', ['--version'], { encoding: 'utf8' }).trim();
const isNodeNew = () => Number(nodeVersion().slice(1).split('.')[0]) >= 24;

function checkNode() {
  if (isNodeNew()) return;
  fail(`Node is ${nodeVersion()}; this needs Node 24 or newer on this machine. Install it and start again.`);
}

function checkSettings() {
  if (!existsSync(contentDir)) fail(`CONTENT_DIR is "${contentDir}"; there is no such folder.`);
  run('node', ['service/settings/check.ts']);
}

function findBrowser() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return;
  const there = usualPaths.some((path) => existsSync(path));
  if (!there && !canInstall)
    fail('The tests need Chromium. Install it, or set CHROMIUM_PATH to the one you have.');
  if (!canInstall || (there && existsSync(shellPath))) return;
  console.log('Installing Chromium for the tests …');
  install(['chromium', 'chromium-headless-shell']);
}

/** Settings that pages and their headers are built with. */
const builtIn = [
  ...['CONTENT_DIR', 'SITE_URL', 'IP_LOOKUP_URL', 'GEOLOCATION_URL'],
  ...['HSTS_SUBDOMAINS', 'CSP_REPORT_URL', 'SERVICE_URL', 'PREVIEW'],
];

/** Size and time of every file that the build reads, and the settings that are built in. */
function stateOfSources() {
  const sources = [contentDir, 'site', 'contract', 'astro.config.ts', 'package-lock.json'];
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true })
          .map((file) => join(source, file))
          .sort()
      : [source];
    for (const file of files) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  for (const name of builtIn) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  // Without an address of its own the site has that of the port.
  if (!process.env.SITE_URL) hash.update(`PORT=${process.env.PORT ?? ''}\n`);
  return hash.digest('hex');
}

/** Holds the state of the sources that `npm start` built last. */
const stamp = 'build/stamp';

function buildSite() {
  const state = stateOfSources();
  if (existsSync(stamp) && existsSync('dist') && readFileSync(stamp, 'utf8') === state) return;
  console.log('Building the site …');
  run('node', ['scripts/content.mjs']);
  run('node_modules/.bin/astro', ['build']);
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, state);
}

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const builds = !wants('--no-build') && !wants('--browser');
const readsSettings = builds || wants('--settings');
// What reads them needs the locked Node and a library: in a fresh clone both are installed first.
const canRead = existsSync('node_modules/valibot') && isNodeNew();
if (readsSettings && canRead) checkSettings();
installDependencies();
checkNode();
if (readsSettings && !canRead) checkSettings();
if (wants('--browser')) findBrowser();
if (builds) buildSite();
// A build by hand follows, with settings of its own: the next start builds anew.
else if (wants('--settings')) rmSync(stamp, { force: true });
