import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceFile } from '../../contract/serviceFile.ts';
import { writeHostFiles } from '../../site/integrations/buildOutput/deployFiles/hosts/writeHostFiles.ts';
import { startService, type RunningService } from '../support/service.ts';
import { builtSite } from '../support/site.ts';
import * as v from 'valibot';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ SITE_URL: 'https://agency.example', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => service.stop());

const site = () =>
  v.parse(serviceFile, JSON.parse(readFileSync(join(builtSite().build, 'service.json'), 'utf8')));
const inDist = (file: string) => readFileSync(join(builtSite().dist, file), 'utf8');

/** A rule of `_redirects`: a path, where it leads, and the status, with spaces in between. */
const readRedirects = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, from = '', to = '', status = ''] = /^(\/\S*) (\S+) (\d{3})$/.exec(line) ?? [];
      expect(from, line).not.toBe('');
      return { from, to, status: Number(status) };
    });

/** `_headers`: a path at the start of a line, its headers indented below it. */
function readHeaders(text: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  let rule = new Map<string, string>();
  for (const line of text.split('\n').filter((some) => some !== '')) {
    if (/^ {2}! [a-z-]+$/.test(line)) continue;
    const [, name, value = ''] = /^ {2}([a-z-]+): (\S.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      rule.set(name, value);
      continue;
    }
    expect(line).toMatch(/^\/\S*$/);
    rule = new Map();
    rules.set(line, rule);
  }
  return rules;
}

const redirect = v.object({ source: v.string(), destination: v.string(), statusCode: v.literal(308) });
const header = v.object({ key: v.string(), value: v.string() });
const vercelFile = v.strictObject({
  redirects: v.array(redirect),
  headers: v.array(v.object({ source: v.string(), headers: v.array(header) })),
  rewrites: v.optional(v.array(v.object({ source: v.string(), destination: v.string() }))),
});
const readVercel = (folder: string) =>
  v.parse(vercelFile, JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')));

/** Where the service redirects a path. */
async function sentTo(path: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(`${service.address}${path}`, { redirect: 'manual' });
  return [status, headers.get('location')];
}

describe('static hosts', () => {
  test('lead every alias where the service leads it, each in one step', async () => {
    const rules = readRedirects(inDist('_redirects'));
    expect(rules.length).toBe(Object.keys(site().redirects).length);
    expect(rules.length).toBeGreaterThan(10);
    for (const { from, to, status } of rules) expect(await sentTo(from), from).toEqual([status, to]);
    const vercel = readVercel(join(builtSite().build, 'hosts')).redirects;
    const [slash, ...aliases] = vercel.toReversed();
    expect(aliases.map(({ source, destination }) => `${source} ${destination}`).sort()).toEqual(
      rules.map(({ from, to }) => `${from} ${to}`).sort(),
    );
    expect(slash?.destination).toBe('/:path/');
    const slashed = new RegExp(`^/${slash?.source.slice('/:path'.length)}$`);
    expect(['/contact', '/services/web-development'].every((path) => slashed.test(path))).toBe(true);
    // To a browser these would be addresses of other hosts.
    expect(
      ['//2130706433', '//other%2Eexample/x', '/\\2130706433', '/api/ip'].filter((path) =>
        slashed.test(path),
      ),
    ).toEqual([]);
    expect(await sentTo('/contact')).toEqual([308, '/contact/']);
  });

  test('say the headers that the service says of a page, and keep what never changes', async () => {
    const rules = readHeaders(inDist('_headers'));
    const single = Object.keys(site().fileHeaders);
    expect([...rules.keys()]).toEqual(['/*', ...single, '/_assets/*']);
    for (const path of single) {
      const { headers } = await fetch(`${service.address}${path}`);
      for (const [name, value] of rules.get(path) ?? [])
        expect(headers.get(name), `${path} ${name}`).toBe(value);
    }
    const page = (await fetch(`${service.address}/contact/`)).headers;
    const [, script = ''] = /<script src="(\/_assets\/[^"]+)"/.exec(inDist('contact/index.html')) ?? [];
    const hashed = (await fetch(`${service.address}${script}`)).headers;
    for (const [name, value] of rules.get('/*') ?? []) expect(page.get(name), name).toBe(value);
    expect([...(rules.get('/*') ?? [])].length).toBe(
      Object.keys({ ...site().headers, ...site().pageHeaders }).length,
    );
    expect(rules.get('/_assets/*')?.get('cache-control')).toBe(hashed.get('cache-control'));
    const vercel = readVercel(join(builtSite().build, 'hosts')).headers;
    expect(new Map(vercel[0]?.headers.map(({ key, value }) => [key, value]))).toEqual(rules.get('/*'));
  });

  test('take as many and as long rules as there are', () => {
    // Cloudflare: 2,000 static redirects of 1,000 characters, 100 rules of headers, 2,000 characters a line.
    const redirects = inDist('_redirects').split('\n');
    expect(redirects.length).toBeLessThan(2_000);
    expect(Math.max(...redirects.map(({ length }) => length))).toBeLessThanOrEqual(1_000);
    expect(readHeaders(inDist('_headers')).size).toBeLessThanOrEqual(100);
    expect(
      Math.max(
        ...inDist('_headers')
          .split('\n')
          .map(({ length }) => length),
      ),
    ).toBeLessThanOrEqual(2_000);
    // Vercel: 2,048 routes in all.
    const { redirects: routes, headers } = readVercel(join(builtSite().build, 'hosts'));
    expect(routes.length + headers.length).toBeLessThan(2_048);
  });
});

describe('with the service elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const hosts = join(folder, 'hosts');
  beforeAll(async () => {
    mkdirSync(join(folder, 'dist'));
    await writeHostFiles(join(folder, 'dist'), hosts, { ...site(), serviceUrl: service.address });
  });

  test('hosts hand the API on, and nothing else', () => {
    const forwarded = readRedirects(readFileSync(join(folder, 'dist/_redirects'), 'utf8')).filter(
      ({ status }) => status !== 308,
    );
    const handed = ['/api/', '/i/', '/inquiry/', '/desk/'];
    expect(forwarded).toEqual(
      handed.map((path) => ({ from: `${path}*`, to: `${service.address}${path}:splat`, status: 200 })),
    );
    expect(readVercel(hosts).rewrites).toEqual(
      handed.map((path) => ({ source: `${path}:path*`, destination: `${service.address}${path}:path*` })),
    );
    for (const path of handed)
      expect(existsSync(join(hosts, `cloudflare/functions${path}[[path]].js`)), path).toBe(true);
    for (const path of handed) expect(inDist('_redirects')).not.toContain(path);
  });

  test('no host adds its own headers, or a slash, to what the service answers', () => {
    const { redirects, headers } = readVercel(join(builtSite().build, 'hosts'));
    const slash = new RegExp(`^/${redirects.at(-1)?.source.slice('/:path'.length)}$`);
    const pages = new RegExp(`^${headers[0]?.source}$`);
    for (const path of ['/api/ip', '/i/7KX2M9DRTA/t/x', '/inquiry/x', '/desk/x']) {
      expect([path, slash.test(path), pages.test(path)]).toEqual([path, false, false]);
    }
    expect(slash.test('/industries') && pages.test('/industries/')).toBe(true);
  });

  test('no web server writes an address that lets somebody in to its log', () => {
    const read = (file: string) => readFileSync(join(builtSite().build, 'hosts', file), 'utf8');
    expect(read('nginx.conf')).toMatch(
      /location ~ \^\/\(\?:i\|inquiry\|desk\)\(\?:\/\|\$\) \{\n {2}access_log off;/,
    );
    expect(read('Caddyfile')).toMatch(
      /^@private path \/i \/i\/\* \/inquiry \/inquiry\/\* \/desk \/desk\/\*\nskip_log @private$/m,
    );
  });

  test('Cloudflare’s function hands on forms and refusals with the visitor’s address', async () => {
    const file = join(hosts, 'cloudflare/functions/api/[[path]].js');
    const { onRequest }: { onRequest: (context: { request: Request }) => Promise<Response> } = await import(
      pathToFileURL(file).href
    );
    const ask = (path: string, options: RequestInit = {}) => {
      const headers = {
        ...options.headers,
        'cf-connecting-ip': '198.51.100.7',
        origin: 'https://agency.example',
      };
      return onRequest({ request: new Request(`https://agency.example${path}`, { ...options, headers }) });
    };
    expect(await (await ask('/api/ip')).json()).toEqual({ ip: '198.51.100.7' });
    const fields = { name: 'Ada', email: 'ada@visitor.example', phoneNumber: '12345678', country: '+91' };
    const form = (more: Record<string, string>) => ({
      method: 'POST',
      body: new URLSearchParams({ ...fields, projectBrief: 'A clock.', pathName: '/contact/', ...more }),
    });
    const taken = await ask('/api/contact', form({}));
    expect([taken.status, taken.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/inquiry\//),
    ]);
    const refused = await ask('/api/contact', form({ email: 'nothing' }));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('value="nothing"');
  });
});

test('a build for another place leaves nothing of the one before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const [dist, hosts] = [join(folder, 'dist'), join(folder, 'hosts')];
  mkdirSync(dist);
  await writeHostFiles(dist, hosts, { ...site(), serviceUrl: 'https://service.example' });
  await writeHostFiles(dist, hosts, { ...site(), serviceUrl: null });
  expect(() => readFileSync(join(hosts, 'cloudflare/functions/api/[[path]].js'))).toThrow('ENOENT');
  rmSync(folder, { recursive: true });
});
