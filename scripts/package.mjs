// Makes a Debian package of the site and its service: everything they need to run, Node included.
// Plain Node and dpkg-deb. Options: --site FOLDER takes a site that is built already, --out FOLDER, --version VERSION.
import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

const option = { type: 'string' };
const { values: given } = parseArgs({ options: { site: option, out: option, version: option } });
const { name, version, description } = JSON.parse(readFileSync('package.json', 'utf8'));
const { SITE_URL } = process.env;
const lib = `usr/lib/${name}`;
/** What Debian calls the processors that Node runs on. */
const architectures = { x64: 'amd64', arm64: 'arm64' };

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** What git prints, in one line; null outside of a clone. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The time of the packaged commit, in seconds; the current time if files differ from it. */
function timeOfSources() {
  const committed = git('log', '-1', '--format=%ct');
  return committed && git('status', '--porcelain') === '' ? Number(committed) : Math.floor(Date.now() / 1000);
}

/** Versions increase with each commit, so that apt upgrades: `0.1.0+20260105090000.1a2b3c4`. */
function versionAt(seconds) {
  const digits = new Date(seconds * 1000).toISOString().replace(/\D/g, '').slice(0, 14);
  const commit = git('rev-parse', '--short', 'HEAD');
  return `${version}+${digits}${commit ? `.${commit}` : ''}`;
}

/** Builds the site into a folder of its own, since the one of `npm start` may have another address built in. */
function build() {
  const folder = '.cache/package';
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const env = { ...process.env, OUT_DIR: folder, NODE_ENV: 'production' };
  if (spawnSync('node', ['scripts/content.mjs'], { stdio: 'inherit' }).status !== 0) process.exit(1);
  execFileSync('node_modules/.bin/astro', ['build'], { env, stdio: 'inherit' });
  return folder;
}

/** Folders of the locked packages that the service needs at run time; Node itself is installed separately. */
function productionPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional, optional }]) => folder && !dev && !devOptional && !optional)
    .map(([folder]) => folder);
}

function write(root, path, content, mode = 0o644) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { mode });
  chmodSync(file, mode);
}

/** A text of `scripts/debian/`, for this package. */
const filled = (file) => readFileSync(`scripts/debian/${file}`, 'utf8').replaceAll('@NAME@', name);

/** The systemd unit from the examples, with the paths of a package. */
function unit() {
  const places = [
    ['--env-file=/etc/site.env', `--env-file=/${lib}/defaults.env --env-file=/etc/${name}.env`],
    ['/srv/site/node_modules/.bin/node', `/${lib}/bin/node`],
    ['=/srv/site\n', `=/${lib}\n`],
    ['/var/cache/site', `/var/cache/${name}`],
    ['=site\n', `=${name}\n`],
  ];
  const example = readFileSync('docs/examples/site.service', 'utf8').replace(/^# .*\n/, '');
  const text = places.reduce((now, [from, to]) => {
    if (!now.includes(from)) fail(`docs/examples/site.service has no ${from.trim()}`);
    return now.replaceAll(from, to);
  }, example);
  if (/\bsite\b/.test(text.replace(/^Description=.*$/m, '').replaceAll(name, '')))
    fail('docs/examples/site.service has a place that no package has');
  return text;
}

/** The settings file: every setting of the running service, commented out, with its meaning and accepted values. */
async function settingsFile(defaults) {
  const { settingLines } = await import('../service/settings/settingsDocs.ts');
  return `# Settings of ${name}; after a change: systemctl restart ${name}
# SITE_URL is ${SITE_URL}, as the pages were built.

${settingLines(defaults).join('\n\n')}
`;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const bytesIn = (folder) => filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);

function control(root, site, packageVersion) {
  const { brand, mail } = JSON.parse(readFileSync(join(site, 'build/service.json'), 'utf8'));
  return `Package: ${name}
Version: ${packageVersion}
Architecture: ${architectures[process.arch]}
Maintainer: ${brand} <${mail.to}>
Installed-Size: ${Math.ceil(bytesIn(root) / 1024)}
Depends: adduser, init-system-helpers, libc6 (>= 2.28), libgcc-s1, libstdc++6
Recommends: nginx | caddy
Section: web
Priority: optional
Description: ${description}
 Serves ${SITE_URL} on 127.0.0.1:3000, for a web server in front. Settings are
 in /etc/${name}.env, inquiries in /var/lib/${name}.
`;
}

/** Files that no running program reads. Nested packages are copied by their own entries in the lock file. */
const isLeftOut = /\/(?:node_modules|tests?|__tests__|benchmarks?|\.github)$|\.(?:d\.[cm]?ts|map)$/;

/** Fills a folder with the package's content; `DEBIAN/` is what dpkg reads. */
async function fill(root, site, packageVersion) {
  const shared = { recursive: true, dereference: true };
  for (const folder of ['service', 'contract', ...productionPackages()]) {
    const filter = (from) => from === folder || !isLeftOut.test(from);
    cpSync(folder, join(root, lib, folder), { ...shared, filter });
  }
  cpSync(join(site, 'build/hosts'), join(root, lib, 'hosts'), shared);
  const isHosts = (from) => basename(from) === '_headers' || basename(from) === '_redirects';
  cpSync(join(site, 'dist'), join(root, lib, 'dist'), { ...shared, filter: (from) => !isHosts(from) });
  for (const file of ['package.json', 'LICENSE']) write(root, `${lib}/${file}`, readFileSync(file));
  for (const file of ['service.json', 'desk.mjs'])
    write(root, `${lib}/build/${file}`, readFileSync(join(site, 'build', file)));
  write(root, `${lib}/bin/node`, readFileSync(realpathSync(process.execPath)), 0o755);
  const defaults = {
    SITE_URL,
    DATABASE_URL: `file:/var/lib/${name}/inquiries.db`,
    // It listens on loopback only, so every client is a proxy on this machine.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  const lines = Object.entries(defaults).map(([key, value]) => `${key}=${value}\n`);
  write(root, `${lib}/defaults.env`, lines.join(''));
  write(root, `usr/lib/systemd/system/${name}.service`, unit());
  for (const [command, program] of [
    ['inquiries', 'main'],
    ['desk', 'desk'],
  ]) {
    const text = filled('command').replaceAll('@COMMAND@', command).replaceAll('@PROGRAM@', program);
    write(root, `usr/bin/${name}-${command}`, text, 0o755);
  }
  write(root, `etc/${name}.env`, await settingsFile(defaults), 0o640);
  write(root, `usr/share/doc/${name}/copyright`, readFileSync('LICENSE'));
  const files = filesIn(join(root, 'usr'));
  const sums = files.map((file) => `${hash('md5', readFileSync(file))}  ${relative(root, file)}\n`);
  write(root, 'DEBIAN/md5sums', sums.join(''));
  write(root, 'DEBIAN/conffiles', `/etc/${name}.env\n`);
  for (const script of ['postinst', 'prerm', 'postrm'])
    write(root, `DEBIAN/${script}`, filled(script), 0o755);
  write(root, 'DEBIAN/control', control(root, site, packageVersion));
}

/** Makes installed files readable for everybody, whatever the umask; the settings keep their mode. */
function setModes(root) {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (statSync(path).mode & 0o004) chmodSync(path, statSync(path).mode & 0o111 ? 0o755 : 0o644);
  }
}

if (!SITE_URL)
  fail('SITE_URL: got nothing, takes the origin that the site will have, such as https://agency.example');
if (!architectures[process.arch]) fail(`There is no package for ${process.arch}.`);
if (spawnSync('dpkg-deb', ['--version']).error)
  fail('dpkg-deb is missing: packages are made on Debian or Ubuntu.');

const seconds = timeOfSources();
const packageVersion = given.version ?? versionAt(seconds);
const site = given.site ?? build();
const out = given.out ?? 'build';
const root = mkdtempSync(join(tmpdir(), 'package-'));
try {
  await fill(root, site, packageVersion);
  setModes(root);
  chmodSync(root, 0o755);
  mkdirSync(out, { recursive: true });
  const file = join(out, `${name}_${packageVersion}_${architectures[process.arch]}.deb`);
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(seconds) };
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zzstd', '-z3', '--build', root, file], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(file);
} finally {
  rmSync(root, { recursive: true, force: true });
}
