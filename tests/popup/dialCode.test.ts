import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { field, fill, message, path, send } from './contactPage.ts';
import { useSite } from './visit.ts';

const { visit } = await useSite();

const joined = (page: Page) => page.locator('form [data-dial-code] > button');
const options = (page: Page) => page.locator('form [role="option"]');
const label = (page: Page) => joined(page).getAttribute('aria-label');
const hasFocus = (page: Page, name: string) =>
  field(page, name).evaluate((element) => element === document.activeElement);
/** The pop-up's parts have come and the choice is at work. */
const ready = (page: Page) => page.locator('[data-dial-code="joined"]').waitFor();

test('without JavaScript the select stands by itself, with its label', async () => {
  const { page } = await visit({ path, javaScriptEnabled: false });
  expect(await page.getByLabel('Dial code', { exact: true }).isVisible()).toBe(true);
  expect(await joined(page).isVisible()).toBe(false);
  const [select, number] = await Promise.all([
    field(page, 'country').boundingBox(),
    field(page, 'phoneNumber').boundingBox(),
  ]);
  expect(select?.y).toBe(number?.y);
  expect(select?.width).toBeCloseTo(number?.width ?? 0, 1);
});

test('the form shows the pop-up’s button at once, and fetches its parts when a visitor comes near', async () => {
  const { page, requests } = await visit({ path });
  await page.waitForLoadState('networkidle');
  expect(await label(page)).toMatch(/United States.*\+1/);
  const parts = () => requests.filter((request) => request.url().includes('open.island'));
  expect(parts()).toEqual([]);
  await field(page, 'name').hover();
  await ready(page);
  await field(page, 'email').hover();
  await field(page, 'email').focus();
  await page.waitForLoadState('networkidle');
  expect(parts()).toHaveLength(1);
  expect(requests.filter((request) => /api\//.test(request.url()))).toEqual([]);
});

test('the button stands where the select stood: nothing moves', async () => {
  const { page } = await visit({ path, viewport: { width: 390, height: 844 } });
  const places = () =>
    page
      .locator('form [name]:not([type="hidden"])')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
  const before = await places();
  const [button, select] = await Promise.all([
    joined(page).boundingBox(),
    field(page, 'country').boundingBox(),
  ]);
  expect(button).toEqual(select);
  await field(page, 'name').dispatchEvent('touchstart');
  await ready(page);
  expect(await places()).toEqual(before);
});

test('a country is searched for, chosen and posted', async () => {
  const { page } = await visit({ path });
  await fill(page);
  await ready(page);
  await joined(page).click();
  await options(page).nth(100).waitFor();
  await page.keyboard.type('united k');
  await page.keyboard.press('Enter');
  expect(await label(page)).toMatch(/United Kingdom.*\+44/);
  expect(await joined(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, 'phoneNumber')).toBe(true);
  const request = page.waitForRequest('**/api/contact');
  await send(page);
  expect(new URLSearchParams((await request).postData() ?? '').get('country')).toBe('+44 GB');
  await page.waitForURL('**/inquiry/*/');
});

test('the keyboard reaches the button, never the select under it', async () => {
  const { page } = await visit({ path });
  await field(page, 'email').focus();
  await page.keyboard.press('Tab');
  await ready(page);
  expect(await joined(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await options(page).nth(100).waitFor();
  await page.keyboard.press('Escape');
  expect(await options(page).count()).toBe(0);
  expect(await joined(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a number with a dial code in front chooses its country on the button', async () => {
  const { page } = await visit({ path });
  await field(page, 'phoneNumber').focus();
  await ready(page);
  await page.keyboard.insertText('+44 (0)20 7946 0958');
  await expect.poll(() => label(page)).toMatch(/United Kingdom.*\+44/);
  expect(await field(page, 'phoneNumber').inputValue()).toBe('2079460958');
  expect(await field(page, 'country').inputValue()).toBe('+44 GB');
});

test('what is typed before the parts come stays, and a press of the button opens the list when they do', async () => {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => (deliver = resolve));
  const { page } = await visit({
    path,
    answers: { '**/open.island*': (route) => held.then(() => route.continue()) },
  });
  await field(page, 'phoneNumber').fill('612345678');
  await joined(page).click();
  expect(await options(page).count()).toBe(0);
  deliver();
  await options(page).nth(100).waitFor();
  expect(await field(page, 'phoneNumber').inputValue()).toBe('612345678');
});

test.each<[string, string, boolean]>([
  ['the module', '**/open.island*', true],
  ['the module', '**/open.island*', false],
  ['the list', '**/*countries*', true],
])('when %s (%s) does not come, a press of the button gives the select', async (_, part, isRefused) => {
  const { page, exceptions } = await visit({
    path,
    clock: true,
    answers: { [part]: (route) => (isRefused ? route.abort() : undefined) },
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await joined(page).click();
  await page.clock.runFor(5000);
  expect(await joined(page).isVisible()).toBe(false);
  expect(await hasFocus(page, 'country')).toBe(true);
  await fill(page);
  await field(page, 'country').selectOption({ label: 'India (+91)' });
  const request = page.waitForRequest('**/api/contact');
  await send(page);
  expect(new URLSearchParams((await request).postData() ?? '').get('country')).toBe('+91 IN');
  expect(exceptions).toEqual([]);
});

test('a form that the service hands back shows the country that was chosen', async () => {
  const { page } = await visit({ path, answers: { '**/checkedForm*': (route) => route.abort() } });
  await fill(page, { email: 'ada@' });
  await ready(page);
  await joined(page).click();
  await page.keyboard.type('india');
  await page.keyboard.press('Enter');
  await send(page);
  await expect.poll(() => message(page, 'email')).not.toBe('');
  await ready(page);
  expect(await label(page)).toMatch(/India.*\+91/);
  expect(await field(page, 'country').inputValue()).toBe('+91 IN');
});
