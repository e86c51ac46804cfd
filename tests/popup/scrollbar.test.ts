import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { approach } from '../support/approach.ts';
import { browserPath } from '../support/browser.ts';
import { startService } from '../support/service.ts';

test('7: a scrollbar that takes room comes and goes without moving the page', async () => {
  const service = await startService();
  // Headless browsers hide the scrollbars that this is about.
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(service.address);
    const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    const before = await width();
    expect(before).toBeLessThan(1280);
    const opener = page.locator('main a[data-contact-open]:visible').first();
    await approach(opener);
    await opener.click();
    await page.locator('[data-contact-panel]').waitFor();
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(1280);
    expect(await width()).toBe(before);
    await page.keyboard.press('Escape');
    expect(await width()).toBe(before);
  } finally {
    await browser.close();
    await service.stop();
  }
});
