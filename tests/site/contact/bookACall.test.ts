import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { approach } from '../../support/approach.ts';
import { openSite } from '../../support/openSite.ts';

let page: Page;
afterEach(() => page.close());
const { browser, address } = await openSite();

async function open(options: BrowserContextOptions = {}): Promise<void> {
  page = await browser.newPage(options);
  await page.goto(`${address}/book-a-call/`);
}
async function ask(opener: Locator): Promise<void> {
  await approach(opener);
  await opener.click();
}
const time = (utc: string) => page.getByRole('button', { name: new RegExp(`^${utc} UTC`) });
const status = () => page.locator('[data-call-times] [role=status]').textContent();
const brief = () => page.locator('dialog [name=projectBrief]').inputValue();

test('each time is a button with the clocks of both offices and of the visitor', async () => {
  await open({ timezoneId: 'Asia/Tokyo' });
  expect(await page.locator('[data-call-times] button').count()).toBe(11);
  const name = (await time('16:00').textContent())?.replaceAll(/\s+/g, ' ');
  expect(name).toContain('01:00 your time, the next day');
  expect(name).toContain('21:30 Pune');
  expect(name).toContain('09:00 Vancouver');
  expect(await page.locator('[data-zone]').textContent()).toContain('Asia/Tokyo');
  const vancouver = page.locator('[data-call-times] ul').last().locator('[data-call]');
  const clocks = await vancouver.evaluateAll((all) =>
    all.map((one) => /(\d\d:\d\d) Vancouver/.exec(one.textContent)?.[1] ?? ''),
  );
  expect(clocks).toEqual(clocks.toSorted());
});

test('up to two times stand in the brief of every button of the page, by keyboard as well', async () => {
  await open({ timezoneId: 'Africa/Lagos' });
  await time('08:30').focus();
  await page.keyboard.press('Space');
  expect(await time('08:30').getAttribute('aria-pressed')).toBe('true');
  expect(await status()).toContain('08:30 UTC = 09:30 in Africa/Lagos');
  await time('10:30').click();
  await time('12:30').click();
  expect(await time('12:30').getAttribute('aria-pressed')).toBe('false');
  expect(await status()).toMatch(/Two times are enough/);
  await ask(page.locator('main [data-contact-open]').first());
  await expect
    .poll(brief)
    .toBe('Call, 30 minutes, at 08:30 UTC = 09:30 in Africa/Lagos or 10:30 UTC = 11:30 in Africa/Lagos.');
  await page.keyboard.press('Escape');
  await time('08:30').click();
  await time('12:30').click();
  await ask(page.locator('[data-call-times] [data-contact-open]'));
  await expect.poll(brief).toContain('at 10:30 UTC = 11:30 in Africa/Lagos or 12:30 UTC');
});

test('a time that falls on another day by the clock of the visitor says so in the brief', async () => {
  await open({ timezoneId: 'Pacific/Honolulu' });
  await time('04:30').click();
  await ask(page.locator('main [data-contact-open]').first());
  await expect
    .poll(brief)
    .toBe('Call, 30 minutes, at 04:30 UTC = 18:30 in Pacific/Honolulu, the day before.');
});

test('a call without a time says that it is one', async () => {
  await open();
  await ask(page.locator('main [data-contact-open]').first());
  await expect.poll(brief).toBe('Call, 30 minutes.');
});

test('without scripts the times are a list, and a sentence says what to do with them', async () => {
  await open({ javaScriptEnabled: false });
  const section = page.locator('[data-call-times]');
  expect(await section.locator('button').count()).toBe(0);
  expect(await section.locator('li[data-call]').count()).toBe(11);
  expect(await section.getByText('Write “call”').isVisible()).toBe(true);
  expect(await section.getByText('that you choose into your brief').isVisible()).toBe(false);
  expect(await section.locator('a[data-contact-open]').getAttribute('href')).toBe('/contact/');
});
