import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { approach } from '../../support/approach.ts';
import { openSite } from '../../support/openSite.ts';
import { htmlOf, pageNotes } from '../../support/pages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const words = parse(readFileSync('content/search.yaml', 'utf8'));
const { browser, address } = await openSite();

interface Visit {
  page: Page;
  /** Paths of what was asked for. */
  asked: string[];
  /** What the console said, refusals of the content security policy among it. */
  said: string[];
}

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const visited: Visit = { page, asked: [], said: [] };
  context.on('request', (request) => visited.asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => visited.said.push(message.text()));
  page.on('pageerror', (error) => visited.said.push(error.message));
  await page.goto(address + path);
  return visited;
}

const opener = (page: Page) => page.locator('header').getByRole('link', { name: words.link, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const field = (page: Page) => page.getByRole('textbox', { name: words.field });
const isFocused = (element: Element) => element === document.activeElement;

/** Types into the field and waits until the answer is there. */
async function search(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await page
    .getByRole('status')
    .filter({ hasText: `“${query}”` })
    .waitFor();
}

/** Paths of the pages that were found, in their order. */
const found = (page: Page): Promise<string[]> =>
  page
    .locator(':is(dialog, [data-section="hero"]) li > a:has(+ p)')
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []));

test.each([
  ['telemedicine', '/healthcare/custom-telemedicine-app-development-company/'],
  ['flutterflow', '/services/flutterflow-development-company/'],
])('%s finds the page about it first, with the sentence that has the word', async (query, path) => {
  const { page, said } = await visit('/');
  await opener(page).click();
  await search(page, query);
  expect((await found(page))[0]).toBe(path);
  const marks = dialog(page).locator('li mark');
  await expect.poll(() => marks.count()).toBeGreaterThan(3);
  const marked = await marks.allInnerTexts();
  for (const word of marked) expect(word.toLowerCase()).toContain(query);
  const heads = await dialog(page).getByRole('heading', { level: 3 }).allInnerTexts();
  const names = words.groups.map(({ name }: { name: string }) => name);
  expect(heads.length).toBeGreaterThan(2);
  expect(heads.filter((head) => !names.includes(head))).toEqual([]);
  expect(said).toEqual([]);
  await page.context().close();
});

test('a page whose title has the words comes before those with a compound of them', async () => {
  const { page } = await visit('/');
  await opener(page).click();
  await search(page, 'flutter developer');
  expect((await found(page))[0]).toBe('/hire-flutter-developers/');
  await page.context().close();
});

test.each([
  ['telmedicine', 'telemedicine', '/healthcare/custom-telemedicine-app-development-company/'],
  ['reakt native', 'react native', '/services/react-native-app-development/'],
])('%s, which no page has, is answered with what %s finds, and says so', async (query, meant, path) => {
  const { page } = await visit('/');
  await opener(page).click();
  await search(page, query);
  expect(await dialog(page).getByRole('status').innerText()).toContain(`“${meant}”`);
  expect((await found(page))[0]).toBe(path);
  await page.context().close();
});

test('what many pages share is not searched, nor are pages that search engines may not list', async () => {
  const { page } = await visit('/');
  const { executiveNote } = parse(readFileSync('content/pages/shared.yaml', 'utf8'));
  expect(executiveNote.letter.join(' ')).toContain('confetti');
  await opener(page).click();
  await search(page, 'confetti');
  expect(await found(page)).toEqual([]);
  await search(page, 'thank you, we have your brief');
  expect(await found(page)).not.toContain('/thank-you/');
  await page.context().close();
});

test('nothing is fetched before a visitor comes near, and the index only when the search opens', async () => {
  const { page, asked } = await visit('/');
  await page.waitForLoadState('networkidle');
  const ofSearch = () => asked.filter((path) => /search/.test(path));
  expect(ofSearch()).toEqual([]);
  await opener(page).hover();
  await expect.poll(ofSearch).toHaveLength(3);
  await page.waitForLoadState('networkidle');
  expect(ofSearch().filter((path) => path.includes('worker'))).toEqual([]);
  await opener(page).click();
  await expect.poll(ofSearch).toContain('/search/worker.js');
  await page.context().close();
});

test('the key / opens it, Escape closes it and gives the focus back; in a field it is a letter', async () => {
  const { page } = await visit('/contact/');
  const link = page.locator('main a').first();
  await link.focus();
  await page.keyboard.press('/');
  await dialog(page).waitFor();
  await expect.poll(() => field(page).evaluate(isFocused)).toBe(true);
  await page.keyboard.type('a/b');
  expect(await field(page).inputValue()).toBe('a/b');
  await page.keyboard.press('Escape');
  expect(await dialog(page).isVisible()).toBe(false);
  expect(await link.evaluate(isFocused)).toBe(true);
  const name = page.locator('main input[name="name"]');
  await name.focus();
  await page.keyboard.press('/');
  expect(await name.inputValue()).toBe('/');
  expect(await dialog(page).isVisible()).toBe(false);
  await page.context().close();
});

test('what is typed before the field has the focus stands in it, in place of the last question', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('/');
  await search(page, 'invoice');
  await page.keyboard.press('Escape');
  await page.keyboard.type('/flutter');
  await page.getByRole('status').filter({ hasText: '“flutter”' }).waitFor();
  expect(await field(page).inputValue()).toBe('flutter');
  await page.context().close();
});

test('the key can be turned off, and stays off on the next page', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('/');
  const choice = page.getByRole('checkbox', { name: words.key });
  await choice.uncheck();
  await page.goto(`${address}/pricing/`);
  await page.keyboard.press('/');
  await opener(page).click();
  await dialog(page).waitFor();
  expect(await choice.isChecked()).toBe(false);
  await choice.check();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.keyboard.press('/');
  await dialog(page).waitFor();
  await page.context().close();
});

test('arrow keys go through what was found, Enter follows it', async () => {
  const { page } = await visit('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await search(page, 'telemedicine');
  const links = dialog(page).locator('li > a:has(+ p)');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await links.nth(1).evaluate(isFocused)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await field(page).evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await links.first().evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/healthcare/custom-telemedicine-app-development-company/');
  await page.context().close();
});

test('more pages than are shown come on a press, and the focus goes to the first of them', async () => {
  const { page } = await visit('/');
  await opener(page).click();
  await search(page, 'hourly rate');
  const first = await found(page);
  await dialog(page).getByRole('button', { name: words.results.more }).click();
  await expect.poll(async () => (await found(page)).length).toBeGreaterThan(first.length);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''))
    .toMatch(/^\//);
  expect(first).not.toContain(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
  await page.context().close();
});

test.each(['xqzvw', 'zzzz', 'c++'])('where no page has %s, it says where to go', async (query) => {
  const { page } = await visit('/');
  await opener(page).click();
  await search(page, query);
  expect(await found(page)).toEqual([]);
  const ways = await dialog(page)
    .locator('ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(ways).toEqual(['/services/', '/hire/', '/portfolio/', '/contact/']);
  await dialog(page).getByRole('link', { name: words.nothing.ask }).click();
  const form = page.locator('[data-contact-panel]');
  await form.waitFor();
  expect(await form.locator('[name="projectBrief"]').inputValue()).toContain(query);
  await page.keyboard.press('Escape');
  expect(await form.isVisible()).toBe(false);
  expect(await dialog(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await dialog(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  await page.context().close();
});

test('over the contact form the key opens nothing', async () => {
  const { page } = await visit('/');
  const opener = page.locator('main a[data-contact-open]').first();
  await approach(opener);
  await opener.click();
  await page.locator('[data-contact-panel]').waitFor();
  await page.locator('[data-contact-panel] h2').first().click();
  await page.keyboard.press('/');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.context().close();
});

test('the search page answers the question in its address, and keeps it there', async () => {
  const { page, said } = await visit('/search/?q=telemedicine');
  await page.getByRole('status').filter({ hasText: '“telemedicine”' }).waitFor();
  expect((await found(page))[0]).toBe('/healthcare/custom-telemedicine-app-development-company/');
  await search(page, 'offline first');
  expect(new URL(page.url()).search).toBe('?q=offline+first');
  // The link in the header leads to the same field, not to a window over it.
  await opener(page).click();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await field(page).evaluate(isFocused)).toBe(true);
  expect(said).toEqual([]);
  await page.context().close();
});

test('without scripts the link leads to a list of all pages, under the heads of the search', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  await opener(page).click();
  await page.waitForURL('**/search/');
  expect(await page.getByRole('textbox').count()).toBe(0);
  const main = await page.locator('main').innerText();
  const { searchHere } = parse(readFileSync('content/pages/company/search.yaml', 'utf8'));
  expect(main).toContain(searchHere.withoutScripts);
  const listed = await page
    .locator('[data-section="all-pages"] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const shown = pageNotes()
    .map(({ path }) => path)
    .filter((path) => path.endsWith('/') && htmlOf(path).includes('rel="canonical"'));
  expect(listed.toSorted()).toEqual(shown.toSorted());
  await page.context().close();
});

test('a page cannot compile WebAssembly, nor start another worker or make another policy', async () => {
  const { page } = await visit('/');
  await opener(page).click();
  await search(page, 'telemedicine');
  const refused = await page.evaluate(async () => {
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    const fails = (act: () => unknown) =>
      Promise.resolve()
        .then(act)
        .then(
          () => false,
          () => true,
        );
    const policy = (name: string) =>
      window.trustedTypes?.createPolicy(name, { createScriptURL: (given) => given });
    return Promise.all([
      fails(() => WebAssembly.compile(empty)),
      fails(() => new Worker('/search/worker.js')),
      fails(() => policy('search')),
      fails(() => policy('other')),
    ]);
  });
  expect(refused).toEqual([true, true, true, true]);
  await page.context().close();
});

test('where the index cannot be read, it leads to the list of all pages', async () => {
  const { page } = await visit('/');
  await page.route('**/search/worker.js', (route) => route.abort());
  await opener(page).click();
  await field(page).fill('telemedicine');
  await page.getByRole('status').filter({ hasText: words.failed }).waitFor();
  expect(await dialog(page).locator('p + div a').getAttribute('href')).toBe('/search/');
  await page.context().close();
});

test.each([
  [1280, 900],
  [360, 640],
])('axe finds nothing at %i by %i in any state, light and dark', async (width, height) => {
  const { page } = await visit('/', {
    viewport: { width, height },
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await page.evaluate(axe);
  await opener(page).click();
  await dialog(page).waitFor();
  for (const query of ['', 'telemedicine', 'xqzvw']) {
    if (query) await search(page, query);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const findings = await page.evaluate(async () => {
        const { violations } = await Reflect.get(window, 'axe').run('dialog[open]');
        return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
          [id, ...nodes.map(({ html }) => html)].join(' '),
        );
      });
      expect(findings, `${query} ${colorScheme}`).toEqual([]);
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});
