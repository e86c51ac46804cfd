import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';

let page: Page;
afterEach(() => page.close());
const { browser, address } = await openSite();

async function open(options: { javaScriptEnabled?: boolean } = {}): Promise<void> {
  page = await browser.newPage(options);
  await page.goto(`${address}/cost-calculator/`);
}

/** The amounts in a text, without their thousands marks. */
const amountsIn = (text: string | null): number[] =>
  [...(text ?? '').matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
const shown = async (name: string) => amountsIn(await page.textContent(`[data-result="${name}"]`));

/** Hourly rates of a role in a region, as the table of the page says them. */
async function rates(role: string, region: string): Promise<number[]> {
  const row = page.locator(`[data-rate^="${role} ${region} "]`);
  return amountsIn(await row.locator('td').first().textContent());
}

test('the range is hours times months times both ends of the rate', async () => {
  await open();
  await page.selectOption('[name=role]', 'prompt-engineers');
  await page.selectOption('[name=region]', 'europe');
  await page.selectOption('[name=plan]', '80');
  await page.fill('[name=months]', '7');
  const [low = 0, high = 0] = await rates('prompt-engineers', 'europe');
  expect(low).toBeGreaterThan(0);
  expect(await shown('range')).toEqual([low * 80 * 7, high * 80 * 7]);
  expect(await shown('sum')).toEqual(expect.arrayContaining([80, 7, 80 * 7, low, high, low * 80 * 7]));
});

test('a region without a rate gives no number', async () => {
  await open();
  await page.selectOption('[name=role]', 'designers');
  await page.selectOption('[name=region]', 'europe');
  expect(await shown('range')).toEqual([]);
  expect(await shown('sum')).toEqual([]);
});

test('months stay between one and 24, whatever is typed', async () => {
  await open();
  const [low = 0] = await rates('mobile-developers', 'india');
  for (const [typed, months] of [
    ['99', 24],
    ['-3', 1],
    ['', 1],
  ] as const) {
    await page.fill('[name=months]', typed);
    expect((await shown('range'))[0]).toBe(low * 160 * months);
  }
});

test('the strokes of the months that are chosen stand out, twenty days each', async () => {
  await open();
  const months = page.locator('[data-months] > *');
  expect(await months.count()).toBe(24);
  await page.fill('[name=months]', '7');
  expect(await months.evaluateAll((all) => all.map((month) => month.hasAttribute('data-chosen')))).toEqual(
    Array.from({ length: 24 }, (_, nth) => nth < 7),
  );
  expect(await shown('days')).toEqual([140]);
});

test('the estimate stands in the form that opens, and gives way to nothing but a newer estimate', async () => {
  await open();
  const brief = page.locator('dialog [name=projectBrief]');
  const send = page.locator('[data-result="range"] ~ * [data-contact-open]');
  const leave = () => page.keyboard.press('Escape');
  await send.click();
  await expect.poll(() => brief.inputValue()).toContain(await page.textContent('[data-result="range"]'));
  await leave();
  await page.fill('[name=months]', '9');
  await send.click();
  await expect.poll(() => brief.inputValue()).toContain('9 months');
  await brief.fill('In my own words');
  await leave();
  await page.fill('[name=months]', '12');
  await send.click();
  expect(await brief.inputValue()).toBe('In my own words');
});

test('without scripts the table holds the sums, and the link leads to the form', async () => {
  await open({ javaScriptEnabled: false });
  expect(await page.isVisible('[data-calculator]')).toBe(false);
  const [low = 0, high = 0] = await rates('designers', 'usa');
  const cells = await page.locator('[data-rate^="designers usa "] td').allTextContents();
  expect(cells.map(amountsIn)).toContainEqual([low * 160, high * 160]);
  const [first, last] = await rates('mobile-developers', 'india');
  const [least = 0, most = 0] = await shown('range');
  expect(least / (first ?? 0)).toBe(most / (last ?? 0));
  expect(await page.getAttribute('[data-result] ~ * [data-contact-open]', 'href')).toBe('/contact/');
});
