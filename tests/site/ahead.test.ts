import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { openSite } from '../support/openSite.ts';
import { htmlOf, pagePaths } from '../support/pages.ts';
import { builtSite } from '../support/site.ts';
import { Tab } from '../support/tab.ts';

const { browser, address } = await openSite();

let tab: Tab | undefined;
afterEach(() => tab?.close());

/** Addresses of the pages that a tab makes ready, once there are any. */
const madeReady = (one: Tab) =>
  expect.poll(
    async () => {
      const addresses = await Promise.all(
        one.pages.map((page) => one.value(page, 'document.prerendering && location.pathname')),
      );
      return addresses.filter((path) => typeof path === 'string');
    },
    { timeout: 10_000 },
  );

test('a plain link that the pointer rests on has its page made ready', async () => {
  tab = await Tab.launch(`${inject('siteAddress')}/`);
  await tab.pointAt('/hire/');
  await madeReady(tab).toContain('/hire/');
});

test('each page has its stylesheet where it is looked for before the page is there', () => {
  const [, folder = ''] = /href="([^"]+\/styles\.[^/"]+)\//.exec(htmlOf('/')) ?? [];
  for (const path of pagePaths().filter((one) => one.endsWith('/'))) {
    expect(htmlOf(path)).toContain(`<link rel="stylesheet" href="${folder}${path}index.css">`);
    expect(existsSync(join(builtSite().dist, `${folder}${path}index.css`))).toBe(true);
  }
});

/** Stylesheets that are fetched when the pointer comes to these links of the home page. */
async function fetched(saveData: boolean, ...links: string[]): Promise<string[]> {
  const page = await browser.newPage();
  await page.addInitScript((saves) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: saves, effectiveType: '4g' } });
  }, saveData);
  await page.goto(address);
  // A pointer on a link has moved before, which loads the listener.
  await page.mouse.move(100, 400);
  await page.evaluate('import(document.documentElement.dataset.later).then(() => undefined)');
  for (const link of links) await page.locator(link).first().dispatchEvent('pointerover', { bubbles: true });
  const asked = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  await page.close();
  return asked.map((href) => href.replace(/^.*\/styles\.[^/]+/, ''));
}

const links = [
  'main a[href="/how-we-work/"]',
  'main a[href="/how-we-work/"]',
  'a[data-contact-open]',
  'a[data-search]',
];

test('the stylesheet of the page that the pointer is on is fetched once, and none where a link opens something here', async () => {
  expect(await fetched(false, ...links)).toEqual(['/how-we-work/index.css']);
});

test('nothing is fetched ahead where data is saved', async () => {
  expect(await fetched(true, ...links)).toEqual([]);
});
