import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';

const { browser, address } = await openSite();

test('on phones a price stands behind the head of its column', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  await page.goto(`${address}/pricing/`);
  const heads = await page
    .locator('[data-section=rate-tables] [data-ours] td')
    .evaluateAll((cells) => cells.slice(0, 4).map((cell) => getComputedStyle(cell, '::before').content));
  const columns = await page.locator('[data-section=rate-tables] thead th').allTextContents();
  expect(heads).toHaveLength(4);
  for (const [at, head] of heads.entries()) expect(columns[at + 2]).toContain(head.slice(1, -1));
  await page.close();
});
