import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';
import { pagesToVisit } from '../support/pages.ts';
import { partEmptyRows } from '../support/partEmptyRows.ts';
import { showWhole } from '../support/showWhole.ts';

const { browser, address } = await openSite();
const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
const page = await context.newPage();

test.each(pagesToVisit())('no list in columns of %s ends with a part of a row', async (path) => {
  await page.goto(address + path);
  await showWhole(page);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(partEmptyRows), `${width} px`).toEqual([]);
  }
});
