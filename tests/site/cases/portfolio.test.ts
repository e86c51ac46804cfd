import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '../../support/openSite.ts';

const { browser, address } = await openSite();

async function portfolio(query = '', options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(`${address}/portfolio/${query}`);
  return page;
}

const shown = (page: Page) => page.locator('[data-case-card]:visible').count();
const chip = (page: Page, slug: string) => page.locator(`label:has([value=${slug}])`);
const group = (page: Page, name: string) => page.locator('[data-case-filter] summary', { hasText: name });
const names = (page: Page) => page.locator('[data-case-card]:visible h3').allTextContents();
const countOn = async (page: Page, slug: string) =>
  Number(await chip(page, slug).locator('span').textContent());

test('ten cards stand there at first, and one link shows the others, also after going back to it', async () => {
  const page = await portfolio();
  const all = await page.locator('[data-case-card]').count();
  expect(all).toBe(24);
  expect(await shown(page)).toBe(10);
  expect(await page.locator('[data-shown]').textContent()).toBe('10 of 24 case studies shown');
  await page.getByRole('link', { name: 'Show the other 14' }).click();
  expect(await shown(page)).toBe(all);
  expect(await page.locator('[data-shown]').textContent()).toBe('24 of 24 case studies shown');
  expect(await page.getByRole('link', { name: 'Show the other 14' }).isVisible()).toBe(false);
  await page.goBack();
  expect(await shown(page)).toBe(10);
});

test('after the link to the others the keyboard goes on from the first of them', async () => {
  const page = await portfolio();
  const eleventh = page.locator('[data-case-card]').nth(10).getByRole('link').first();
  await page.getByRole('link', { name: 'Show the other 14' }).press('Enter');
  await expect.poll(() => eleventh.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await eleventh.evaluate((link) => link.checkVisibility())).toBe(true);
});

test('tags of one group add up, groups narrow each other, and a chip says beforehand what it would leave', async () => {
  const page = await portfolio();
  const all = await page.locator('[data-case-card]').count();
  const flutter = await countOn(page, 'flutter');
  expect(flutter).toBeLessThan(all);
  await group(page, 'Service').click();
  await chip(page, 'flutter').click();
  expect(await shown(page)).toBe(flutter);

  const either = await countOn(page, 'ios');
  await chip(page, 'ios').click();
  expect(await shown(page)).toBe(either);
  expect(either).toBeGreaterThan(flutter);

  const healthcare = await countOn(page, 'healthcare');
  await group(page, 'Industry').click();
  expect(await chip(page, 'flutter').isVisible()).toBe(false);
  await chip(page, 'healthcare').click();
  expect(await shown(page)).toBe(healthcare);
  expect(healthcare).toBeLessThan(either);
  expect(new URL(page.url()).search).toBe('?service=flutter&service=ios&industry=healthcare');
});

test('an address with tags opens narrowed, and the back button undoes a choice', async () => {
  const page = await portfolio('?service=flutter&platform=mobile&service=no-such-tag');
  const before = await shown(page);
  expect(before).toBe(await countOn(page, 'flutter'));
  await group(page, 'Industry').click();
  await chip(page, 'healthcare').click();
  expect(await shown(page)).toBeLessThan(before);
  await page.goBack();
  expect(await shown(page)).toBe(before);
});

const why = (page: Page) => page.locator('[data-case-empty] [role=status]');
const waysOut = (page: Page) => page.locator('[data-case-empty] button');

test.each([
  ['industry=cannabis&platform=desktop', /is both Cannabis and Desktop\./, ['Cannabis', 'Desktop']],
  // Mobile has no part in it.
  [
    'service=flutter&industry=logistics&platform=mobile',
    /is both Flutter and Logistics\./,
    ['Logistics', 'Flutter'],
  ],
  // Each two of them have a card.
  [
    'service=ui-ux&industry=fitness&platform=web',
    /is UI\/UX, Fitness,? and Web at once/,
    ['Fitness', 'UI/UX', 'Web'],
  ],
  // No two of them have one.
  [
    'service=flutter&industry=cannabis&platform=desktop',
    /is Flutter, Cannabis,? and Desktop at once/,
    ['Cannabis and Desktop', 'Flutter and Cannabis', 'Flutter and Desktop'],
  ],
  [
    'service=flutter&service=ios&industry=logistics',
    /is both Logistics and Flutter or iOS\./,
    ['Logistics', 'Flutter or iOS'],
  ],
])(
  'what leaves no card, %s, says which tags exclude each other, and what is left without',
  async (...given) => {
    const [query, sentence, names] = given;
    const page = await portfolio(`?${query}`);
    expect(await shown(page)).toBe(0);
    await expect.poll(() => why(page).textContent()).toMatch(sentence);
    const offered = await waysOut(page).allTextContents();
    expect(offered.map((text) => /^Without (.*): \d+$/.exec(text)?.[1])).toEqual(names);
    for (const [at, text] of offered.entries()) {
      await waysOut(page).nth(at).click();
      expect(`${await shown(page)}`).toBe(text.split(': ')[1]);
      expect(await why(page).textContent()).toBe('');
      expect(await waysOut(page).count()).toBe(0);
      await page.goBack();
      await expect.poll(() => waysOut(page).count()).toBe(names.length);
    }
  },
);

test('a way out is pressed by keyboard, leads to the group whose tag it took, and the count is said', async () => {
  const page = await portfolio('?industry=cannabis');
  await group(page, 'Platform').click();
  await chip(page, 'desktop').click();
  await page.keyboard.press('Escape');
  await waysOut(page).filter({ hasText: 'Without Cannabis' }).focus();
  await page.keyboard.press('Enter');
  expect(await group(page, 'Industry').evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.locator('[data-shown][role=status]').textContent()).toBe('2 of 24 case studies shown');
  expect(new URL(page.url()).search).toBe('?platform=desktop');
});

test('one button shows all again', async () => {
  const page = await portfolio('?service=flutter&industry=logistics');
  expect(await shown(page)).toBe(0);
  await page.locator('button[type=reset]').click();
  expect(await shown(page)).toBeGreaterThan(5);
  expect(new URL(page.url()).search).toBe('');
});

test('the first cards show on a laptop, under one row of groups and an order', async () => {
  const page = await portfolio();
  await page.setViewportSize({ width: 1440, height: 900 });
  const first = await page.locator('[data-case-card]').first().boundingBox();
  expect(first?.y).toBeLessThan(640);
  const bar = await page.locator('[data-case-filter]').boundingBox();
  expect(bar?.height).toBeLessThan(100);
});

test('open tags lie over the cards, say what is chosen, and close on Escape and on a click elsewhere', async () => {
  const page = await portfolio();
  const cards = page.locator('[data-case-card]').first();
  const before = await cards.boundingBox();
  await group(page, 'Service').click();
  expect((await cards.boundingBox())?.y).toBe(before?.y);
  await chip(page, 'flutter').click();
  expect(await group(page, 'Service').textContent()).toContain('Flutter');
  await page.keyboard.press('Escape');
  expect(await chip(page, 'flutter').isVisible()).toBe(false);
  await group(page, 'Industry').click();
  await page.locator('h1').click();
  expect(await chip(page, 'healthcare').isVisible()).toBe(false);
});

test('the cards sort by name and by industry, and the address keeps the order', async () => {
  const page = await portfolio();
  const chosen = await names(page);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('Name');
  const byName = await names(page);
  expect(byName).toHaveLength(10);
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b)));
  expect(new URL(page.url()).search).toBe('?sort=name');
  await sort.selectOption('Industry');
  expect(await names(page)).not.toEqual(byName);
  await page.reload();
  expect(await sort.inputValue()).toBe('industry');
  await page.goBack();
  expect(await names(page)).toEqual(byName);
  await page.goBack();
  expect(await names(page)).toEqual(chosen);
});

test('without scripts the list is whole and no filter is offered', async () => {
  const page = await portfolio('?service=flutter', { javaScriptEnabled: false });
  expect(await shown(page)).toBe(await page.locator('[data-case-card]').count());
  expect(await page.locator('[data-case-filter]').isVisible()).toBe(false);
});

test('two clients\u2019 own sites open in a new tab', async () => {
  const page = await portfolio();
  const outside = page.locator('[data-section=external-client-sites] a[target=_blank]');
  expect(await outside.count()).toBe(2);
});

test('each case study is counted once for its industry, with a stroke for every platform', async () => {
  const page = await portfolio();
  const rows = page.locator('[data-section="cases-by-industry-and-platform"] tbody tr');
  expect(await rows.count()).toBe(13);
  const cells = await rows
    .locator('td:has(path)')
    .evaluateAll((all) =>
      all.map((cell) => [
        Number(cell.textContent),
        cell.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length,
      ]),
    );
  expect(cells.length).toBeGreaterThan(13);
  for (const [number, strokes] of cells) expect(strokes).toBe(number);
  const totals = await rows.locator('td:last-child').allTextContents();
  // Three of the 24 carry two industries.
  expect(totals.reduce((sum, total) => sum + Number(total), 0)).toBe(27);
});
