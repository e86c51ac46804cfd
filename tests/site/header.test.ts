import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();

async function home(width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('a mega menu that the focus leaves closes, and covers nothing that has it', async () => {
  const page = await home(1440);
  await page.goto(`${address}/services/mobile-app-development/`);
  const panels = page.locator('header [popover]:popover-open');
  for (const name of ['Company', 'Hire']) {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    expect(await panels.count()).toBe(1);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => panels.count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const links = await panels.locator('a').count();
    for (let i = 0; i <= links; i += 1) await page.keyboard.press('Tab');
    await expect.poll(() => panels.count()).toBe(0);
    const isSeen = await page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && document.activeElement?.contains(top);
    });
    expect(isSeen).toBe(true);
  }
  await page.context().close();
});

test('the phone menu has the theme switch as long as it is open', async () => {
  const page = await home(390);
  const inMenu = page.locator('#phone-menu').getByRole('radio', { name: 'Dark' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await inMenu.check();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect.poll(() => page.locator('footer').getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  await page.context().close();
});

test('scrolled up, a phone has the header again, and nothing that takes the focus is under it', async () => {
  const page = await home(390);
  await page.mouse.move(200, 600);
  const header = page.locator('header').first();
  const top = () => header.evaluate((element) => element.getBoundingClientRect().top);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /later/.test(name)),
  );
  await page.mouse.wheel(0, 4000);
  await expect.poll(top).toBeLessThan(-100);
  // The module that listens may have come after that: another way down and up.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      await page.mouse.wheel(0, -400);
      return top();
    })
    .toBe(0);
  const covered = await page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const links = [...document.querySelectorAll<HTMLElement>('main a')].filter(
      (link) => link.getBoundingClientRect().bottom < 0,
    );
    return links.slice(-3).filter((link) => {
      link.focus();
      return link.getBoundingClientRect().top < bar;
    }).length;
  });
  expect(covered).toBe(0);
  await page.mouse.wheel(0, 500);
  await expect.poll(top).toBeLessThan(-100);
  await page.context().close();
});

test('the footer leads to the top', async () => {
  const page = await home(390);
  await page.getByRole('link', { name: 'To the top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.context().close();
});

test('the bars that a phone draws follow the theme switch, on the next page too', async () => {
  const page = await home(1440);
  const bars = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas: HTMLMetaElement[]) =>
        metas.filter(({ media }) => !media || matchMedia(media).matches).map(({ content }) => content),
      );
  const [light] = await bars();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const [dark, ...others] = await bars();
  expect(others).toEqual([]);
  expect(dark).not.toBe(light);
  await page.goto(`${address}/contact/`);
  expect(await bars()).toEqual([dark]);
  await page.getByRole('radio', { name: 'System' }).check();
  expect(await bars()).toEqual([light]);
  await page.context().close();
});

test.each([
  ['/', 'a[href^="/case-studies/"]'],
  ['/case-studies/home-rental-app/', 'a[href^="/case-studies/"]'],
  ['/top-companies/healthcare-app-development/', 'a[href^="/"]'],
])('who goes back to %s on a phone comes to the place that was left', async (path, links) => {
  const page = await home(390);
  await page.goto(address + path);
  // A page that is left for good, as where memory is short.
  await page.evaluate(() => addEventListener('unload', () => {}));
  const link = page.locator(`main [data-section] ${links}:not([data-contact-open])`).last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await page.waitForURL((url) => url.pathname !== path);
  await page.goBack();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40);
  await page.context().close();
});

test('the phone menu lists the parts of a long page, and leads to each', async () => {
  const page = await home(390);
  await page.goto(`${address}/top-companies/healthcare-app-development/`);
  await page.mouse.move(100, 400);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /later/.test(name)),
  );
  const menu = page.locator('#phone-menu');
  const row = menu.locator('summary').getByText('On this page');
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const isThere = await row.isVisible();
      if (!isThere) await page.getByRole('button', { name: 'Close menu' }).click();
      return isThere;
    })
    .toBe(true);
  await row.click();
  const link = menu.locator('details[open] a').last();
  const label = (await link.textContent()) ?? '';
  await link.click();
  expect(await menu.isVisible()).toBe(false);
  const head = page.locator('main h2:target');
  expect((await head.innerText()).replace(/\s+/g, ' ')).toBe(label.replace(/\s+/g, ' '));
  await expect.poll(() => head.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(500);
  await page.context().close();
});
