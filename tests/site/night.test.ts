import { expect, test } from 'vitest';
import { brightestScreen } from '../support/brightestScreen.ts';
import { loadPictures } from '../support/loadPictures.ts';
import { openSite } from '../support/openSite.ts';
import { pagesToVisit } from '../support/pages.ts';
import { showWhole } from '../support/showWhole.ts';

const { browser, address } = await openSite();
const context = await browser.newContext({
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  bypassCSP: true,
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 0.25,
});
const page = await context.newPage();

test.each(pagesToVisit())('by night no sheet of %s is as bright as day and fills a screen', async (path) => {
  await page.goto(address + path);
  await showWhole(page);
  await loadPictures(page);
  expect(await brightestScreen(page)).toBeLessThan(0.5);
});
