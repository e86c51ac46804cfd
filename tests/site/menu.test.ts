import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';
import { pagePaths } from '../support/pages.ts';

const { browser, address } = await openSite();

async function home(width: number, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

describe.each([true, false])('the menus, with scripts: %s', (javaScriptEnabled) => {
  test('a mega menu opens on click, closes on Escape and gives the focus back', async () => {
    const page = await home(1440, { javaScriptEnabled });
    const opener = page.locator('header nav button').first();
    const panel = page.locator('header [popover]').first();
    await opener.hover();
    expect(await panel.isVisible()).toBe(false);
    await opener.click();
    expect(await panel.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(panel.locator('a').first())).toBe(true);
    await page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(false);
    expect(await hasFocus(opener)).toBe(true);
    await page.context().close();
  });

  test('the phone menu opens by keyboard, one row at a time, and keeps the focus off the page behind', async () => {
    const page = await home(390, { javaScriptEnabled });
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#phone-menu');
    const close = menu.getByRole('button', { name: 'Close menu' });
    expect(await menu.isVisible()).toBe(true);
    expect(await hasFocus(close)).toBe(true);
    const rows = menu.locator('details');
    await rows.nth(0).locator('summary').click();
    await rows.nth(1).locator('summary').click();
    expect(await menu.locator('details[open]').count()).toBe(1);
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('#phone-menu');
      });
      expect(isOutside).toBe(false);
    }
    await close.click();
    expect(await menu.isVisible()).toBe(false);
    expect(await hasFocus(opener)).toBe(true);
    await page.context().close();
  });
});

test('the phone menu holds the search', async () => {
  const page = await home(390);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#phone-menu');
  await menu.locator('a[data-search]').click();
  await page.locator('#search-field').waitFor();
  expect(await menu.isVisible()).toBe(false);
  await page.context().close();
});

const marks: readonly (readonly [path: string, menu: string])[] = [
  ['/hire-ios-developers/', 'Hire'],
  ['/case-studies/home-rental-app/', 'Work'],
  ['/healthcare/custom-telemedicine-app-development-company/', 'Industries'],
];

test.each(marks.filter(([path]) => pagePaths().includes(path)))(
  'on %s the header marks %s',
  async (path, name) => {
    const page = await home(1440);
    await page.goto(address + path);
    const marked = page.locator('header nav[aria-label="Main"] [aria-current]');
    expect(await marked.allInnerTexts()).toEqual([name]);
    await page.context().close();
  },
);

test('the picture in a mega menu is a link, and the strip counts what the columns leave out', async () => {
  const page = await home(1440);
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  const panel = page.locator('header [popover]:popover-open');
  await expect(panel.locator('a:has(img)').getAttribute('href')).resolves.toMatch(/^\/case-studies\//);
  const services = pagePaths().filter((path) => /^\/services\/[^/]+\/$/.test(path)).length;
  await panel.getByRole('link', { name: `All ${services} services`, exact: true }).click();
  await page.waitForURL('**/services/');
  await page.context().close();
});

test('the skip link leads past the header', async () => {
  const page = await home(1440);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.context().close();
});

test('the theme switch is remembered across pages and wins over the system', async () => {
  const page = await home(1440);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto(`${address}/contact/`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await page.getByRole('radio', { name: 'System' }).check();
  await page.reload();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light dark',
  );
  await page.context().close();
});
