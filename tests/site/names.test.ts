import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';
import { htmlOf, pagePaths } from '../support/pages.ts';

const { browser, address } = await openSite();

test('two sources on one page have two names', () => {
  const shared: string[] = [];
  for (const path of pagePaths()) {
    const targets = new Map<string, string>();
    for (const [, href = '', name = ''] of htmlOf(path).matchAll(/<a href="(https:[^"]+)">([^<]+)<\/a>/g)) {
      if ((targets.get(name) ?? href) !== href) shared.push(`${path}: ${name}`);
      targets.set(name, href);
    }
  }
  expect(shared).toEqual([]);
});

test('words in another language say in which', () => {
  const html = htmlOf('/case-studies/music-and-podcast-app/');
  expect(html).toContain('<span lang="fr">Cher Faisal</span>');
  expect(html).toContain('<span lang="fr">À bientôt</span>');
});

test('on phones each part of a table says what it is, however it is laid out', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${address}/pricing/`);
  const table = page.locator('[data-section=rate-tables] table').first();
  // What tells it comes with the first movement.
  await page.mouse.move(100, 400);
  await expect.poll(() => table.getAttribute('role')).toBe('table');
  const parts = await table
    .locator('thead, tbody, tr, th, td')
    .evaluateAll((all) => [...new Set(all.map(({ localName, role }) => `${localName} ${role}`))].sort());
  expect(parts).toEqual([
    'tbody rowgroup',
    'td cell',
    'th columnheader',
    'th rowheader',
    'thead rowgroup',
    'tr row',
  ]);
  await page.close();
});
