import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';
import { pagesToVisit } from '../support/pages.ts';
import { showWhole } from '../support/showWhole.ts';
import { smallTargets } from '../support/smallTargets.ts';

const { browser, address } = await openSite();
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  bypassCSP: true,
});
const page = await context.newPage();

test.each(pagesToVisit())('on %s a finger hits every link, button and field', async (path) => {
  await page.goto(address + path);
  await showWhole(page);
  expect(await smallTargets(page)).toEqual([]);
});

test('a target that is too low is found', async () => {
  await page.setContent('<main><a href="/">Rain</a></main>');
  expect(await smallTargets(page)).toHaveLength(1);
});

test('the phones’ menu has room for a finger on every row', async () => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#phone-menu summary').nth(1).click();
  const links = page.locator('#phone-menu :is(a, summary, button):visible');
  const boxes = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  for (const [at, { height, left, right, top, bottom }] of boxes.entries()) {
    expect(height).toBeGreaterThanOrEqual(44);
    for (const other of boxes.slice(at + 1))
      expect(
        left < other.right && other.left < right && top < other.bottom - 1 && other.top < bottom - 1,
      ).toBe(false);
  }
});
