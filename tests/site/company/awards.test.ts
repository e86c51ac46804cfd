import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { htmlOf } from '../../support/pages.ts';
import { count, part } from '../../support/parts.ts';
import { startService, type RunningService } from '../../support/service.ts';

let browser: Browser;
let service: RunningService;

beforeAll(async () => {
  [browser, service] = await Promise.all([launchBrowser(), startService()]);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test('every award names the place of its issuer, and has two drawings with words', () => {
  const awards = part(htmlOf('/about/'), 'awards').replaceAll('<!-- -->', '').split('<li').slice(1);
  expect(awards).toHaveLength(5);
  for (const award of awards) {
    expect(award).toMatch(/<\/a>, [A-Z][^<]+, \d{4}\.<\/b>/);
    expect(count(award, /role="img" aria-label="[^"]+"/g)).toBe(2);
  }
});

test('the second drawing takes the place of the first for a pointer and for the keyboard', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${service.address}/about/`);
  const award = page.locator('[data-section="awards"] li').first();
  const shapes = () =>
    award.locator('svg').evaluateAll((drawings) => drawings.map((svg) => getComputedStyle(svg).clipPath));
  const [whole, gone] = await shapes();
  expect(gone).not.toBe(whole);
  await award.hover();
  const [first, second] = await shapes();
  expect([first === whole, second]).toEqual([false, whole]);
  await page.mouse.move(0, 0);
  expect(await shapes()).toEqual([whole, gone]);
  await award.getByRole('link').focus();
  expect((await shapes())[1]).toBe(whole);
  await page.close();
});
