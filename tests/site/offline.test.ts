import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { approach } from '../support/approach.ts';
import { layLine, type Line } from '../support/line.ts';
import { openSite } from '../support/openSite.ts';
import { htmlOf, pagePaths } from '../support/pages.ts';

const { browser, address } = await openSite();
const yaml = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));
const { lostLine, keptHere } = yaml('pages/company/offline.yaml');
const { sales } = yaml('agency.yaml').contacts;

let line: Line;
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  line = await layLine(address);
  context = await browser.newContext({
    baseURL: line.address,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  await line.cut().catch(() => {});
});

/** Paths of everything that the browser keeps, by cache. */
const kept = (from: Page = page) =>
  from.evaluate(async () => {
    const names = await caches.keys();
    const paths = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(paths));
  });

/** Opens a page and moves the pointer on it, as a reader does. */
async function visit(path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(200, 300);
  await page.mouse.move(300, 400);
}

/** Until the browser keeps a page. */
async function waitUntilKept(path: string): Promise<void> {
  await expect.poll(async () => (await kept())['read'] ?? []).toContain('/offline/read.json');
  await expect.poll(async () => (await kept())['read'] ?? []).toContain(path);
}

/** Reads a page, until the browser keeps it. */
async function read(path: string): Promise<void> {
  await visit(path);
  await waitUntilKept(path);
}

const headline = () => page.locator('h1').innerText();
const wordsOf = (text: string) => new RegExp(text.replaceAll(/\W+/g, '\\W+'));

test('a page that was read opens without a line, with its style, and any other address says what still works', async () => {
  await read('/pricing/');
  const [priced, ground] = [
    await headline(),
    await page.locator('header').evaluate((one) => getComputedStyle(one).display),
  ];
  await read('/portfolio/');
  await line.cut();
  await page.goto('/pricing/?from=mail');
  expect(await headline()).toBe(priced);
  expect(await page.locator('header').evaluate((one) => getComputedStyle(one).display)).toBe(ground);
  expect(
    await page.evaluate(() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).length),
  ).toBeGreaterThan(10);

  for (const again of [false, true]) {
    if (again) await page.reload();
    else await page.goto('/hire/');
    expect(await headline()).toMatch(wordsOf(lostLine.headline));
    expect(new URL(page.url()).pathname).toBe('/hire/');
    const hero = page.locator('[data-section=hero]');
    expect(await hero.locator('a[href^="tel:"]').getAttribute('href')).toBe(
      `tel:${sales.phone.replaceAll(' ', '')}`,
    );
    expect(await hero.locator('a[href^="mailto:"]').getAttribute('href')).toBe(`mailto:${sales.email}`);
    const links = page.locator('[data-pages-read] li a');
    await links.first().waitFor();
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/portfolio/',
      '/pricing/',
    ]);
    expect(await page.locator('[data-kept-brief]').isVisible()).toBe(false);
  }
  await page.locator('[data-pages-read] li a').last().click();
  await expect.poll(headline).toBe(priced);
});

test('a page that is read by keyboard alone is kept', async () => {
  await page.goto('/pricing/');
  await page.keyboard.press('PageDown');
  await waitUntilKept('/pricing/');
});

test('a kept page says that it is a copy, and of which day, for as long as there is no line', async () => {
  await read('/pricing/');
  const copy = page.locator('main > p').first();
  await line.cut();
  await page.reload();
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
  const words = [Date.now() - 60_000, Date.now()].map((moment) =>
    keptHere.read.copy.replace('{day}', today.format(moment)),
  );
  expect(words).toContain(await copy.innerText());
  expect(await copy.isVisible()).toBe(true);
  await line.mend();
  await page.reload();
  expect(words).not.toContain(await page.locator('main').evaluate((main) => main.firstChild?.textContent));
  // What is kept is the page itself.
  const stored = await page.evaluate(async () => (await caches.match('/pricing/'))?.text());
  expect(stored).not.toContain('data-copy');
});

test('what asks not to be stored is not kept', async () => {
  line.forOnce('/about/');
  await visit('/about/');
  await expect.poll(async () => Object.keys(await kept())).toContainEqual(expect.stringMatching(/^offline/));
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    for (const path of ['/about/', '/hire/']) active?.postMessage({ path, title: path, files: [] });
  });
  await waitUntilKept('/hire/');
  expect((await kept())['read']).not.toContain('/about/');
});

test('a brief is shown, copied, and sent by its writer alone once the line is back', async () => {
  await read('/');
  const opener = page.locator('main a[data-contact-open]:visible').first();
  await approach(opener);
  await opener.click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('[name=name]').fill('Ada Byron');
  await dialog.locator('[name=email]').fill('ada@example.org');
  await dialog.locator('[name=phoneNumber]').fill('4155552671');
  await dialog.locator('[name=projectBrief]').fill('An engine\nof brass');
  await line.cut();
  await page.goto('/hire/');
  const brief = page.locator('[data-kept-brief]');
  expect(await brief.locator('[data-typed]').innerText()).toBe('An engine\nof brass');
  await brief.locator('button').click();
  await expect.poll(() => brief.locator('[role=status]').innerText()).toBe(keptHere.brief.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('An engine\nof brass');

  const offer = page.locator('[data-send] a');
  expect(await offer.isVisible()).toBe(false);
  await line.mend();
  await offer.waitFor();
  expect(await page.locator('[data-section=hero] [role=status]').innerText()).toBe(lostLine.briefBack);
  await offer.click();
  expect(await dialog.locator('[name=projectBrief]').inputValue()).toBe('An engine\nof brass');
  expect(line.asked).not.toContain('POST /api/contact');
  await dialog.locator('button[type=submit]').click();
  await page.waitForURL('**/thank-you/');
  expect(line.asked.filter((one) => one === 'POST /api/contact')).toHaveLength(1);
});

test('a device that comes online again is believed once the server has answered', async () => {
  await read('/pricing/');
  await context.setOffline(true);
  await page.goto('/hire/');
  const status = page.locator('[data-section=hero] [role=status]');
  expect(await status.innerText()).toBe('');
  await line.cut();
  await context.setOffline(false);
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  expect(await status.innerText()).toBe('');
  await line.mend();
  await expect.poll(() => status.innerText()).toBe(lostLine.back);
  await page.locator('[data-section=hero] button').click();
  await expect.poll(headline).toBe(await headlineOf('/hire/'));
});

/** The headline of a page with a line. */
async function headlineOf(path: string): Promise<string> {
  const other = await context.newPage();
  await other.goto(path);
  const text = await other.locator('h1').innerText();
  await other.close();
  return text;
}

test('what is kept is pages and their files, twenty pages at most, and nothing of the service', async () => {
  await read('/');
  const opener = page.locator('main a[data-contact-open]:visible').first();
  await approach(opener);
  await opener.click();
  await page.locator('dialog[open]').waitFor();
  const others = pagePaths().filter(
    (path) => path.split('/').length === 3 && !/^\/(404|i|inquiry|offline|search|thank-you)\//.test(path),
  );
  const tell = (paths: string[]) =>
    page.evaluate(async (all) => {
      const { active } = await navigator.serviceWorker.ready;
      for (const path of all) active?.postMessage({ path, title: path, files: [] });
    }, paths);
  const told = others.filter((path) => path !== '/').slice(0, 21);
  expect(told).toHaveLength(21);
  await tell(['/api/ip', '/desk/', '/inquiry/', '/healthz/live', '/feed.xml', '/nothing/', ...told]);
  const last = told.at(-1) ?? '';
  await expect.poll(async () => (await kept())['read']).toContain(last);
  await expect
    .poll(async () => (await kept())['read']?.filter((path) => path.endsWith('/')).sort())
    .toEqual(told.slice(1).sort());
  const all = Object.values(await kept()).flat();
  expect(all.filter((path) => !/^\/(?:[\w-]+\/)*$|^\/_assets\/|^\/offline\/read\.json$/.test(path))).toEqual(
    [],
  );
  expect(all.filter((path) => /api|desk|inquiry|healthz|search/.test(path))).toEqual([]);
});

test('the worker asks the server for nothing twice', async () => {
  await visit('/pricing/?from=mail');
  await expect.poll(async () => (await kept())['read'] ?? []).toContain('/pricing/');
  for (const path of ['/feed.xml', '/healthz/live', '/inquiry/token/', '/nothing/', '/about/'])
    await page.goto(path);
  const pages = line.asked.filter((one) => !/_assets|sw\.js|favicon|\.(?:svg|png|avif|webp)$/.test(one));
  expect(pages).toEqual([
    'GET /pricing/?from=mail',
    'GET /offline/',
    'GET /feed.xml',
    'GET /healthz/live',
    'GET /inquiry/token/',
    'GET /nothing/',
    'GET /about/',
  ]);
});

test('a new build takes the files of the one before away, and the pages that were read stay', async () => {
  await page.goto('/');
  await page.evaluate(async () => {
    await (await caches.open('offline 0')).add('/pricing/');
    await caches.open('read');
  });
  await read('/');
  await expect
    .poll(async () => Object.keys(await kept()).sort())
    .toEqual([expect.stringMatching(/^offline \S{8}$/), 'read']);
  const [files = []] = Object.entries(await kept()).flatMap(([name, paths]) =>
    name === 'read' ? [] : [paths],
  );
  expect(files).toContain('/offline/');
  expect(files.filter((path) => /\.woff2$/.test(path)).length).toBeGreaterThan(1);
});

test('a build without the page for no line ends the worker, with all that it kept', async () => {
  await read('/');
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'site/offline/farewell.client.ts', formats: ['iife'], name: 'offline' },
    },
  });
  const [chunk] = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  line.replace('/sw.js', chunk?.type === 'chunk' ? chunk.code : '');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await kept()).toEqual({});
});

test('whoever saves data keeps nothing', async () => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await visit('/');
  await page.evaluate('import(document.documentElement.dataset.later).then(() => undefined)');
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(line.asked).not.toContain('GET /sw.js');
});

test('nothing of it comes before somebody does something on the page', async () => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(line.asked).not.toContain('GET /sw.js');
});

test('neither search engines nor lists of pages know the page for no line', () => {
  expect(htmlOf('/offline/')).toContain('<meta name="robots" content="noindex"');
  for (const path of pagePaths()) expect(htmlOf(path), path).not.toContain('href="/offline/"');
});
