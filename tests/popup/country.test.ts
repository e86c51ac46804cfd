import { expect, test } from 'vitest';
import type { Request, Route } from 'playwright-core';
import { useSite } from './visit.ts';

const { visit } = await useSite();
const refuse = (route: Route) => route.fulfill({ status: 500, body: '' });

test('11: the look-up chooses the country; +1 until then', async () => {
  const waiting: Route[] = [];
  const { page, popup } = await visit({ answers: { '**/api/geolocation*': (route) => waiting.push(route) } });
  await popup.open();
  await expect.poll(() => waiting.length).toBe(1);
  expect(await popup.field('country').inputValue()).toBe('+1');
  await waiting[0]?.fulfill({ json: { country_code2: 'IN' } });
  await expect.poll(() => popup.field('country').inputValue()).toBe('+91');
  expect(await popup.country.getAttribute('aria-label')).toMatch(/India.*\+91/);
  expect(await popup.country.locator('img').getAttribute('src')).toContain('IN.svg');
  expect(waiting[0]?.request().url()).toContain('?ip=');
  expect(
    await page
      .locator('dialog img[src*="IN.svg"]')
      .first()
      .evaluate((img: HTMLImageElement) => img.decode()),
  ).toBeUndefined();
});

test.each<[string, Record<string, (route: Route) => unknown>, string[]]>([
  ['the first call fails', { '**/api/ip': refuse }, []],
  ['the second is not JSON', { '**/api/geolocation*': (route) => route.fulfill({ body: '<p>' }) }, []],
  [
    'the code is unknown',
    { '**/api/geolocation*': (route) => route.fulfill({ json: { country_code2: 'ZZ' } }) },
    ['Country not found'],
  ],
  ['the list fails', { '**/*countries*': refuse }, []],
])('12: when %s the first entry stands and the form works', async (_, answers, said) => {
  const { page, popup, exceptions, console } = await visit({ answers });
  await popup.open();
  await page.waitForLoadState('networkidle');
  expect(await popup.field('country').inputValue()).toBe('+1');
  await popup.country.click();
  expect(await popup.options.first().textContent()).toContain('United States');
  await page.keyboard.press('Escape');
  await popup.fill();
  await popup.submit.click();
  await page.waitForURL('**/thank-you/');
  expect(exceptions).toEqual([]);
  expect(console.filter((text) => !text.startsWith('Failed to load resource'))).toEqual(said);
});

test('12: an answer that takes longer than 4 s is no longer waited for', async () => {
  const waiting: Route[] = [];
  const { page, popup, exceptions } = await visit({
    clock: true,
    answers: { '**/api/geolocation*': (route) => waiting.push(route) },
  });
  const failed: Request[] = [];
  page.on('requestfailed', (request) => failed.push(request));
  await page.clock.pauseAt(Date.now() + 60_000);
  await popup.open();
  await expect.poll(() => waiting.length).toBe(1);
  await page.clock.runFor(3999);
  expect(await popup.field('country').inputValue()).toBe('+1');
  expect(failed).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => failed[0]).toBe(waiting[0]?.request());
  expect(await popup.field('country').inputValue()).toBe('+1');
  expect(exceptions).toEqual([]);
});

test.each(['chose a country', 'typed a number'])(
  '13: a late guess is ignored once the visitor %s',
  async (done) => {
    const waiting: Route[] = [];
    const { page, popup } = await visit({
      answers: { '**/api/geolocation*': (route) => waiting.push(route) },
    });
    await popup.open();
    await expect.poll(() => waiting.length).toBe(1);
    if (done === 'chose a country') await popup.choose('France');
    else await popup.field('phoneNumber').fill('612345678');
    const answered = page.waitForResponse('**/api/geolocation*');
    await waiting[0]?.fulfill({ json: { country_code2: 'IN' } });
    await answered;
    await page.waitForLoadState('networkidle');
    expect(await popup.field('country').inputValue()).toBe(done === 'chose a country' ? '+33' : '+1');
  },
);

test.each([
  ['united k', 'United Kingdom', '+44'],
  ['+971', 'United Arab Emirates', '+971'],
  ['aland', 'Åland Islands', '+358'],
  ['in', 'India', '+91'],
  ['cote d', 'Côte d’Ivoire', '+225'],
])('14: searching "%s" finds %s first', async (text, name, code) => {
  const { page, popup } = await visit();
  await popup.open();
  await popup.country.click();
  await popup.search.fill(text);
  expect(await popup.options.first().textContent()).toBe(name + code);
  await page.keyboard.press('Enter');
  expect(await popup.field('country').inputValue()).toBe(code);
  expect(await popup.country.getAttribute('aria-label')).toContain(name);
});

test('14: the list begins with the United States, then the home markets', async () => {
  const { popup } = await visit();
  await popup.open();
  await popup.country.click();
  await popup.options.nth(4).waitFor();
  const names = (await popup.options.allTextContents()).slice(0, 5).map((text) => text.replace(/\+.*/, ''));
  expect(names).toEqual(['United States', 'Canada', 'India', 'Ireland', 'United Kingdom']);
});

test('14: a search without a hit says so', async () => {
  const { popup } = await visit();
  await popup.open();
  await popup.country.click();
  await popup.search.fill('zzz');
  expect(await popup.options.count()).toBe(0);
  expect(await popup.dialog.locator('[popover] [role="status"]').textContent()).toBe('No country found');
});

test('14: the keys move through the list and choose', async () => {
  const { page, popup } = await visit();
  await popup.open();
  await popup.country.focus();
  await page.keyboard.press('Enter');
  await popup.options.first().waitFor();
  const active = () => popup.search.getAttribute('aria-activedescendant');
  const named = async () => page.locator(`[id="${await active()}"]`).textContent();
  // Before a key is pressed the field itself is what a screen reader tells of.
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await named()).toContain('Canada');
  await page.keyboard.press('ArrowUp');
  expect(await named()).toContain('United States');
  await page.keyboard.press('ArrowUp');
  expect(await named()).toContain('Zimbabwe');
  await page.keyboard.press('Enter');
  expect(await popup.field('country').inputValue()).toBe('+263');
  expect(await popup.country.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('15: a country that shares its dial code stays while a number is typed', async () => {
  const { popup } = await visit();
  await popup.open();
  await popup.choose('Canada');
  await popup.field('phoneNumber').pressSequentially('4155552671');
  expect(await popup.country.getAttribute('aria-label')).toMatch(/Canada.*\+1/);
  expect((await popup.values()).phoneNumber).toBe('4155552671');
});
