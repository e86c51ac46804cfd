import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();

test('whoever asks for more contrast reads soft words as dark as the rest', async () => {
  const page = await browser.newPage({ contrast: 'more' });
  await page.goto(`${address}/pricing/`);
  const soft = page.locator('main .lede').first();
  const head = page.locator('main h1');
  const color = (one: typeof head) => one.evaluate((element) => getComputedStyle(element).color);
  expect(await color(soft)).toBe(await color(head));
  await page.emulateMedia({ contrast: 'no-preference' });
  expect(await color(soft)).not.toBe(await color(head));
  await page.close();
});

test('with forced colours the arrow in a button has the colour of its words', async () => {
  const page = await browser.newPage({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`${address}/contact/`);
  for (const button of [
    page.locator('main form button[type=submit]'),
    page.locator('footer a[data-small]'),
  ]) {
    const [arrow, ground] = await button.evaluate((element) => [
      getComputedStyle(element.querySelector('svg') ?? element).stroke,
      getComputedStyle(element).backgroundColor,
    ]);
    expect(arrow).not.toBe(ground);
    expect(arrow).toBe('rgb(255, 255, 255)');
  }
  await page.close();
});

test('the mark wears the colours that the theme switch chose', async () => {
  const page = await browser.newPage({ colorScheme: 'light', bypassCSP: true });
  await page.goto(address);
  // On one ground, so that only the mark itself can differ.
  await page.addStyleTag({ content: 'header { background: gray !important }' });
  const mark = page.locator('header a img').first();
  const light = await mark.screenshot({ animations: 'disabled' });
  await page.getByRole('radio', { name: 'Dark' }).check();
  const scheme = await mark.evaluate((image) => getComputedStyle(image).colorScheme);
  expect(scheme).toBe('dark');
  expect((await mark.screenshot({ animations: 'disabled' })).equals(light)).toBe(false);
  await page.close();
});
