import { expect, test } from 'vitest';
import { useSite } from './visit.ts';

const { visit } = await useSite();

test('12: where the service does not know the country, the first entry stands and the console stays empty', async () => {
  const { page, popup, console, exceptions } = await visit();
  const looked = page.waitForResponse('**/api/geolocation*');
  await popup.open();
  const answer = await looked;
  expect([answer.status(), await answer.json()]).toEqual([200, {}]);
  await page.waitForLoadState('networkidle');
  expect(await popup.field('country').inputValue()).toBe('+1');
  expect(await popup.country.getAttribute('aria-label')).toMatch(/United States/);
  expect([console, exceptions]).toEqual([[], []]);
});
