import { expect, test } from 'vitest';
import { openSite } from '../../support/openSite.ts';

const { browser, address } = await openSite();

const themeOf = (element: Element) => element.ownerDocument.documentElement.dataset['theme'] ?? '';

test('the line through the motif chooses the theme by keyboard, and the site remembers it', async () => {
  const context = await browser.newContext({ colorScheme: 'light', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/about/`);
  const slider = page.locator('[data-weather] input');
  expect(await slider.evaluate(themeOf)).toBe('');
  await slider.focus();
  await page.keyboard.press('Home');
  expect(await slider.evaluate(themeOf)).toBe('dark');
  expect(await page.locator('[data-theme-switch] [value="dark"]').isChecked()).toBe(true);
  expect(await slider.getAttribute('aria-valuetext')).toBe(await slider.getAttribute('data-rain'));

  await page.goto(`${address}/thank-you/`);
  expect(await page.locator('body').evaluate(themeOf)).toBe('dark');
  await context.close();
});

test('the switch in the footer moves the line', async () => {
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.goto(`${address}/about/`);
  const slider = page.locator('[data-weather] input');
  const light = Number(await slider.inputValue());
  await page.locator('[data-theme-switch] [value="dark"]').check();
  expect(Number(await slider.inputValue())).toBeLessThan(50);
  expect(light).toBeGreaterThan(50);
  await page.close();
});
