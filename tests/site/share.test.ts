import { afterEach, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { htmlOf, pageNotes } from '../support/pages.ts';
import { openSite } from '../support/openSite.ts';

let page: Page;
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
const { browser, address } = await openSite();

async function open(path: string, options: BrowserContextOptions = {}): Promise<void> {
  page = await browser.newPage(options);
  await page.goto(address + path);
}
const pathOf = (kind: string) => pageNotes().find((note) => note.kind === kind)?.path ?? expect.fail(kind);
const sharing = ['case-studies', 'cost-calculator', 'posts', 'ranking-pages'].filter((kind) =>
  pageNotes().some((note) => note.kind === kind),
);
const status = () => page.locator('[data-share] [role=status]');

test('posts, case studies, rankings and the estimate have the button, and no other page', () => {
  const shared = pageNotes().filter(({ path }) => htmlOf(path).includes('data-share='));
  const kinds = new Set(shared.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(sharing);
});

test.each(sharing.filter((kind) => kind !== 'cost-calculator'))(
  'a page of the kind %s copies its address and says so',
  async (kind) => {
    await open(`${pathOf(kind)}?from=letter`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => status().textContent()).toBe('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  },
);

test('a browser that refuses is not said to have copied', async () => {
  await open(pathOf('posts'));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => status().textContent()).toContain('Copy the address from its bar');
});

test('on a phone the button opens what the phone offers', async () => {
  page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    navigator.share = (data) => {
      Object.assign(window, { shared: data });
      return Promise.resolve();
    };
  });
  await page.goto(address + pathOf('posts'));
  await page.getByRole('button', { name: 'Share' }).tap();
  const shared = () => page.evaluate((): unknown => Reflect.get(window, 'shared'));
  await expect.poll(shared).toEqual({ title: await page.title(), url: page.url() });
});

test('without scripts there is no button', async () => {
  await open(pathOf('posts'), { javaScriptEnabled: false });
  expect(await page.locator('[data-share]').isVisible()).toBe(false);
});
