import { expect, test } from 'vitest';
import { useSite } from './visit.ts';

const { visit } = await useSite();
const typed = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  phoneNumber: '4155552671',
  country: '+1',
  projectBrief: 'An engine',
};

test('what is typed survives closing, another page of the tab and a chosen country', async () => {
  const { page, popup } = await visit();
  await popup.open();
  await popup.choose('France');
  await popup.fill({ phoneNumber: '612345678' });
  await page.keyboard.press('Escape');
  await popup.opener.click();
  expect(await popup.values()).toEqual({ ...typed, country: '+33', phoneNumber: '612345678' });
  await page.goto('/contact/');
  await popup.open(page.locator('a[data-contact-open]:visible').first());
  expect(await popup.values()).toEqual({ ...typed, country: '+33', phoneNumber: '612345678' });
});

test('without storage the draft lasts as long as the page', async () => {
  const { page, popup } = await visit();
  await page.evaluate(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await popup.open();
  await popup.fill();
  await page.keyboard.press('Escape');
  await popup.opener.click();
  expect(await popup.values()).toEqual(typed);
});
