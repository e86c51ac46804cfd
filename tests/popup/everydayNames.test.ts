import { expect, test } from 'vitest';
import { field, path } from './contactPage.ts';
import { useSite } from './visit.ts';

const { visit } = await useSite();

test.each([
  ['usa', 'United States'],
  ['america', 'United States'],
  ['uk', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['scotland', 'United Kingdom'],
  ['uae', 'United Arab Emirates'],
  ['holland', 'Netherlands'],
  ['ie', 'Ireland'],
  ['united k', 'United Kingdom'],
  ['+971', 'United Arab Emirates'],
])('the list finds first by %s: %s', async (typed, name) => {
  const { popup } = await visit();
  await popup.open();
  await popup.country.click();
  await popup.search.fill(typed);
  await expect.poll(() => popup.options.first().textContent()).toContain(name);
});

const numbers = [
  ['+1 604 555 0148', 'Canada', '6045550148'],
  ['+1 (416) 555-0148', 'Canada', '4165550148'],
  ['+1 876 555 0148', 'Jamaica', '8765550148'],
  ['+1 415 555 2671', 'United States', '4155552671'],
  ['+7 701 234 56 78', 'Kazakhstan', '7012345678'],
] as const;

test.each(numbers)('%s is a number of %s', async (pasted, name, digits) => {
  const { page, popup } = await visit();
  await popup.open();
  const places = page.waitForResponse('**/places.*');
  await popup.field('phoneNumber').focus();
  await places;
  await expect
    .poll(async () => {
      await popup.field('phoneNumber').fill('');
      await page.keyboard.insertText(pasted);
      return [await popup.country.getAttribute('aria-label'), await popup.field('phoneNumber').inputValue()];
    })
    .toEqual([expect.stringContaining(name), digits]);
});

test.each(numbers)('on the contact page %s is a number of %s too', async (pasted, name, digits) => {
  const { page } = await visit({ path });
  await page.locator('[data-dial-code]').hover();
  await page.locator('[data-dial-code="joined"]').waitFor();
  await field(page, 'phoneNumber').focus();
  await expect
    .poll(async () => {
      await field(page, 'phoneNumber').fill('');
      await page.keyboard.insertText(pasted);
      return [
        await page.locator('form [data-dial-code] > button').getAttribute('aria-label'),
        await field(page, 'phoneNumber').inputValue(),
      ];
    })
    .toEqual([expect.stringContaining(name), digits]);
});

test.each([
  ['America/Toronto', {}, 'Canada'],
  ['Asia/Calcutta', {}, 'India'],
  ['Europe/Dublin', { country_code2: 'FR' }, 'France'],
])('in the zone %s the look-up’s answer %o leads to %s', async (timezoneId, answer, name) => {
  const { popup } = await visit({
    timezoneId,
    answers: { '**/api/geolocation*': (route) => route.fulfill({ json: answer }) },
  });
  await popup.open();
  await expect.poll(() => popup.country.getAttribute('aria-label')).toContain(name);
});

test('a look-up that fails leaves the first country, whatever the zone', async () => {
  const { page, popup } = await visit({
    timezoneId: 'Europe/Paris',
    answers: { '**/api/geolocation*': (route) => route.fulfill({ status: 500, body: '' }) },
  });
  await popup.open();
  await page.waitForLoadState('networkidle');
  expect(await popup.country.getAttribute('aria-label')).toContain('United States');
});

test('what is known beside names is not fetched before somebody comes to the number', async () => {
  const { page, popup, requests } = await visit();
  const asked = () => requests.filter((request) => request.url().includes('/places.'));
  await popup.open();
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
  await popup.field('phoneNumber').focus();
  await expect.poll(() => asked().length).toBe(1);
});
