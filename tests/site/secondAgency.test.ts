import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serve } from '../support/serve.ts';
import { addPages, copiedPages } from '../support/morePages.ts';

const run = promisify(execFile);
const text = /\.(ya?ml|md|svg|html|css|js|json|xml|txt)$/;

let folder: string;
/** What names the demo agency: words of its brand, its mail domain, the cities of its offices. */
let demoWords: string[];
const invented = ['fjord-and-fen', 'Fjord', 'Fen', 'Turku', 'Aarhus', 'Tartu'];

async function textsIn(dir: string): Promise<[file: string, content: string][]> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => text.test(file));
  return Promise.all(files.map(async (file) => [file, await readFile(join(dir, file), 'utf8')]));
}

beforeAll(async () => {
  folder = await mkdtemp('.cache/second-agency-');
  await cp('content', join(folder, 'content'), { recursive: true });
  const site = parse(await readFile('content/agency.yaml', 'utf8'));
  const domain = /@([\w-]+)\./.exec(site.contacts.sales.email)?.[1] ?? '';
  const cities = site.offices.map((office: { city: string }) => office.city);
  demoWords = [domain, ...site.brand.split(/\W+/).filter(Boolean), ...cities];

  // Another agency: its own name, places and colours, and another motif.
  for (const [file, content] of await textsIn(join(folder, 'content'))) {
    const renamed = demoWords.reduce((result, word, i) => {
      const other = invented[i] ?? 'Fen';
      const inCase = (found: string) => (found === found.toLowerCase() ? other.toLowerCase() : other);
      // A time zone keeps its name.
      return result.replaceAll(new RegExp(`(?<!America/)${word}`, 'gi'), inCase);
    }, content);
    const recoloured = renamed
      .replace(/^ {2}motif: \w+$/m, '  motif: ripple')
      .replaceAll('#F04A17', '#2E9E5B');
    await writeFile(join(folder, 'content', file), recoloured);
  }
  // What an agency need not have.
  await rm(join(folder, 'content/pages/company/offline.yaml'));
  await rm(join(folder, 'content/records/reply-times.json'));
  await addPages(join(folder, 'content'));
  await run(resolve('node_modules/.bin/astro'), ['build'], {
    env: {
      ...process.env,
      CONTENT_DIR: join(folder, 'content'),
      OUT_DIR: folder,
      SITE_URL: 'https://other.example',
      // A draft as well, so that one build proves both.
      PREVIEW: 'on',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('nothing of the demo agency appears on the site of another', async () => {
  const outputs = [
    ...(await textsIn(join(folder, 'dist'))),
    ...(await textsIn(join(folder, 'build', 'hosts'))),
  ];
  expect(outputs.length).toBeGreaterThan(10);
  const pattern = new RegExp(demoWords.join('|'), 'i');
  const found = outputs.flatMap(([file, content]) => {
    const match = pattern.exec(content);
    return match ? [`${file}: …${content.slice(Math.max(0, match.index - 40), match.index + 40)}…`] : [];
  });
  expect(found).toEqual([]);
  expect(await readFile(join(folder, 'build', 'service.json'), 'utf8')).not.toMatch(pattern);
});

test('the other agency has its name, its origin and its colour', async () => {
  const home = await readFile(join(folder, 'dist', 'index.html'), 'utf8');
  expect(home).toMatch(/<title>[^<]*Fen[^<]*<\/title>/);
  expect(home).toContain('<link rel="canonical" href="https://other.example/"');
  const styles = (await textsIn(join(folder, 'dist', '_assets'))).filter(([file]) => file.endsWith('.css'));
  expect(styles.map(([, css]) => css.toLowerCase()).join('')).toContain('#2e9e5b');
});

const optional = { 'backend-frameworks': 17, databases: 5 };
test.each([
  ['services/web-development', { 'framework-services': 7, 'hire-links': 6, databases: 5 }],
  ['services/backend-development', optional],
  ['hire-mobile-app-designers', optional],
])('a new page needs no file but its own: /%s/ shows what it asks for', async (path, expected) => {
  const html = await readFile(join(folder, 'dist', path, 'index.html'), 'utf8');
  const items = (fact: string) =>
    new RegExp(`<ul[^>]*data-fact="${fact}".*?</ul>`, 's').exec(html)?.[0].match(/<li/g)?.length;
  expect(Object.keys(expected).map((fact) => [fact, items(fact)])).toEqual(Object.entries(expected));
});

test.each(copiedPages)('a new page of any other kind needs no file but its own: %s', async (path) => {
  const html = await readFile(join(folder, 'dist', path, 'index.html'), 'utf8');
  expect(html).toContain(`<link rel="canonical" href="https://other.example${path}"`);
});

test('a new post and a new case are found without another file', async () => {
  const page = (path: string) => readFile(join(folder, 'dist', path, 'index.html'), 'utf8');
  expect(await page('blog')).toContain('href="/blog/another-post/"');
  expect(await page('portfolio')).toContain('href="/case-studies/another-case/"');
});

test('the search of the other agency finds its new pages', async () => {
  const worker = await readFile(join(folder, 'dist/search/worker.js'), 'utf8');
  expect(copiedPages.filter((path) => !worker.includes(path))).toEqual([]);
});

test('without a page for no line no page starts a worker, and one that was started before ends itself', async () => {
  const home = await readFile(join(folder, 'dist/index.html'), 'utf8');
  expect(home).not.toContain('data-offline');
  await expect(readFile(join(folder, 'dist/offline/index.html'))).rejects.toThrow('ENOENT');
  expect(await readFile(join(folder, 'dist/sw.js'), 'utf8')).toContain('unregister()');
});

test('without the measured times of replies no page tells of them', async () => {
  expect(await readFile(join(folder, 'dist/figures/index.html'), 'utf8')).not.toContain('reply-times');
});

test('a role whose rates hold cost factors shows them', async () => {
  const html = await readFile(join(folder, 'dist/hire-mobile-app-designers/index.html'), 'utf8');
  expect(html).toMatch(/data-section="cost-factors".*In-house 2\.5X, Provider 1\.5X, Freelancers 1X/s);
});

test('a preview is announced to nobody, and every answer of it says so', async () => {
  expect(await readFile(join(folder, 'dist/robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow: /\n');
  const pages = (await textsIn(join(folder, 'dist'))).filter(([file]) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  const announcing = pages.filter(([, html]) => /type="application\/(?:atom|feed)\+/.test(html));
  expect(announcing.map(([file]) => file)).toEqual([]);
  const service = await serve(resolve(folder));
  for (const path of ['/', '/nothing/', '/about', '/favicon.ico', '/feed.xml', '/api/ip', '/healthz/live']) {
    const { headers } = await fetch(service.address + path, { redirect: 'manual' });
    expect(headers.get('x-robots-tag'), path).toBe('noindex');
  }
  await service.stop();
  expect(await readFile(join(folder, 'dist/_headers'), 'utf8')).toContain('\n  x-robots-tag: noindex\n');
});
