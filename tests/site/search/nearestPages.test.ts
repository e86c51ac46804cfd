import { expect, test } from 'vitest';
import { openSite } from '../../support/openSite.ts';
import { nearestPages } from '../../../site/templates/search/parts/nearestPages.ts';

const { browser, address } = await openSite();

const paths = ['/services/flutter-app-development/', '/hire-flutter-developers/', '/pricing/', '/blog/'].map(
  (path) => ({ path }),
);

test.each([
  ['/flutter-app-developmnet/', '/services/flutter-app-development/'],
  ['/hire/flutter-developer', '/hire-flutter-developers/'],
  ['/Pricing.html', '/pricing/'],
])('%s comes nearest to %s', (asked, found) => {
  expect(nearestPages(asked, paths)[0]?.path).toBe(found);
});

test('an address like no other has no neighbours', () => {
  expect(nearestPages('/wp-login.php', paths)).toEqual([]);
});

test('a wrong address is answered with the pages that come nearest to it', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/services/flutter-app-developmnet/`);
  const nearby = page.locator('[data-section="nearest-pages"] li:visible a');
  await nearby.first().waitFor();
  expect(await nearby.first().getAttribute('href')).toBe('/services/flutter-app-development/');
  expect(await nearby.count()).toBeLessThanOrEqual(3);
  await page.close();
});

test.each([
  // Words of an address, and what visitors call a page, come before letters that are alike.
  ['/flutter', '/services/flutter-app-development/'],
  ['/services/flutter', '/services/flutter-app-development/'],
  ['/hire-kotlin-developers/', '/hire-android-developers/'],
  ['/team', '/about/'],
  ['/services/kotlin/', '/services/android-app-development/'],
])('%s is answered with %s first', async (asked, found) => {
  const page = await browser.newPage();
  await page.goto(address + asked);
  const nearby = page.locator('[data-section="nearest-pages"] li:visible a');
  await nearby.first().waitFor();
  expect(await nearby.first().getAttribute('href')).toBe(found);
  await page.close();
});

test('without a script no neighbours are claimed', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${address}/services/flutter-app-developmnet/`);
  expect(await page.locator('[data-section="nearest-pages"]').isVisible()).toBe(false);
  await context.close();
});
