import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '../../support/openSite.ts';
import { pageNotes } from '../../support/pages.ts';
import { builtSite } from '../../support/site.ts';

let page: Page;
afterEach(() => page.close());
const { browser, address } = await openSite();

const paths = pageNotes()
  .filter(({ kind }) => kind === 'ranking-pages')
  .map((note) => note.path);
const [path = ''] = paths;
const complaints: string[] = [];

async function open(query = '', options: BrowserContextOptions = {}, at = path): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  complaints.length = 0;
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(address + at + query);
  // What the address says is filled in by then.
  await page.locator('[data-own-list] form:not([inert])').waitFor({ state: 'attached' });
}

const sheet = () => page.locator('[data-own-list]');
const criteria = () =>
  sheet()
    .locator('fieldset')
    .filter({ has: page.getByLabel('Weight') });
const name = (letter: string) => sheet().getByLabel(`Company ${letter}`);
const weight = (nth: number) => criteria().nth(nth).getByLabel('Weight');
const mark = (nth: number, letter: string) =>
  criteria()
    .nth(nth)
    .getByLabel(new RegExp(`^${letter}\\b`));
const order = () => sheet().getByRole('list').getByRole('listitem').allTextContents();
const totals = () => sheet().locator('[data-total]').allTextContents();
const query = () => new URL(page.url()).search;
const weights = async () =>
  Promise.all((await criteria().all()).map((one) => one.getByLabel('Weight').inputValue()));

/** Writes a company into the sheet, its marks in the order of the criteria. */
async function score(letter: string, called: string, marks: readonly number[]): Promise<void> {
  await name(letter).fill(called);
  for (const [nth, value] of marks.entries()) await mark(nth, letter).fill(String(value));
}

/** The weighted mean as anybody would work it out, with one decimal. */
const mean = (marks: readonly number[], points: readonly number[]) => {
  const all = points.reduce((sum, point) => sum + point, 0);
  return (points.reduce((sum, point, at) => sum + point * (marks[at] ?? 0), 0) / all).toFixed(1);
};

test.each(paths)('%s has a sheet with its criteria, its weights and a question for each', async (at) => {
  await open('', {}, at);
  const method = await page.locator('[data-section=how-we-ranked] h3').allTextContents();
  const named = await criteria().locator('legend').allTextContents();
  expect((await weights()).map((points, nth) => `${points} points: ${named[nth]}`)).toEqual(method);
  const questions = await criteria().locator('legend ~ p:not([hidden])').allTextContents();
  expect(questions.filter((question) => question.includes('?'))).toHaveLength(named.length);
});

test.each(paths)('the Markdown copy of %s has the sheet as a table to fill in', (at) => {
  const copy = readFileSync(join(builtSite().dist, at, 'index.md'), 'utf8');
  const lines = copy.slice(copy.indexOf('\n|') + 1).split('\n');
  const table = lines.slice(0, lines.indexOf(''));
  const [head, , ...rows] = table.map((line) => line.split('|').map((cell) => cell.trim()));
  expect(head).toEqual([
    '',
    'Criterion',
    'Weight',
    'What to ask',
    'A good answer, 9',
    'A poor answer, 3',
    ...['A', 'B', 'C', 'D', 'E'],
    '',
  ]);
  expect(rows.reduce((sum, [, , points]) => sum + Number(points), 0)).toBe(100);
  for (const [, criterion, , question, nine, three, ...marks] of rows) {
    for (const cell of [criterion, nine, three]) expect(cell).toMatch(/\w/);
    expect(question).toContain('?');
    expect(marks.join('')).toBe('');
  }
});

test('a total is the weighted mean of the marks, and the best company comes first', async () => {
  await open();
  const points = (await weights()).map(Number);
  const [one, other] = [
    [9, 8.5, 7, 6, 5.5, 8],
    [8, 9, 9, 9.5, 6, 4],
  ];
  await score('A', 'Fastnet', one);
  await score('C', 'Skerry', other);
  const [first, second] = [mean(one, points), mean(other, points)];
  expect(await totals()).toEqual([first, '', second, '', '']);
  expect(await order()).toEqual([`1. Skerry: ${second}`, `2. Fastnet: ${first}`]);
});

test('weights are the reader’s to change, and what weighs nothing needs no mark', async () => {
  await open();
  const count = await criteria().count();
  await name('A').fill('Fastnet');
  await mark(0, 'A').fill('9');
  await mark(1, 'A').fill('4');
  expect(await order()).toEqual([`Fastnet: 2 of ${count} marks given`]);
  for (let nth = 2; nth < count; nth += 1) await weight(nth).fill('0');
  await weight(0).fill('75');
  await weight(1).fill('25');
  expect(await order()).toEqual(['1. Fastnet: 7.8']);
  await weight(0).fill('0');
  await weight(1).fill('0');
  expect(await totals()).toEqual(['', '', '', '', '']);
});

test('the address keeps the sheet: reloading fills it in, going back undoes, another visitor sees the same', async () => {
  await open();
  await name('B').fill('F');
  await name('B').fill('Fast_net & Söhne');
  await mark(0, 'B').fill('8.5');
  await weight(5).fill('40');
  const kept = query();
  expect(new URLSearchParams(kept).getAll('a')).toEqual(['______', '8.5______Fast_net & Söhne']);
  const found = async () => [
    await name('B').inputValue(),
    await mark(0, 'B').inputValue(),
    await weight(5).inputValue(),
    await order(),
  ];
  const before = await found();
  await page.reload();
  await expect.poll(found).toEqual(before);
  await page.goBack();
  await expect.poll(() => weight(5).inputValue()).not.toBe('40');
  await page.goBack();
  await expect.poll(() => mark(0, 'B').inputValue()).toBe('');
  // The letters of one name are one step.
  await page.goBack();
  await expect.poll(() => name('B').inputValue()).toBe('');
  expect(query()).toBe('');
  await page.close();
  await open(kept);
  expect(await found()).toEqual(before);
});

test('the sheet and the table under it leave each other’s part of the address alone', async () => {
  await open('?a=9______Fastnet&sort=rate');
  await name('A').fill('Skerry');
  expect(query()).toBe('?sort=rate&a=9______Skerry');
  await page.locator('[data-section=comparison-table] thead th').nth(1).getByRole('button').click();
  expect(query()).toBe('?a=9______Skerry&sort=company');
  expect(await name('A').inputValue()).toBe('Skerry');
});

test.each([
  '?a=&a=Fastnet&a=9&w=',
  '?a=11_-1_7.3_1e1_x_10.5_&w=25_20_20_15_10',
  '?a=%00&w=101_0_0_0_0_0&w=1_1_1_1_1_1&a=%E0%A4%A',
  '?a=_____&w=a_b_c_d_e_f&utm_source=letter',
])('what the address %s makes up is passed over', async (made) => {
  await open();
  const own = await weights();
  await page.close();
  await open(made);
  expect(await weights()).toEqual(own);
  for (const letter of ['A', 'B', 'C']) {
    expect(await name(letter).inputValue()).toBe('');
    for (let nth = 0; nth < own.length; nth += 1) expect(await mark(nth, letter).inputValue()).toBe('');
  }
  expect(await order()).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each(['11', '-1', '7.3'])('a mark of %s is called wrong, and counts as none', async (typed) => {
  await open('?a=9_9_9_9_9_9_Fastnet');
  await expect.poll(order).toEqual(['1. Fastnet: 9.0']);
  const field = mark(0, 'A');
  await field.fill(typed);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const said = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
  expect(await said.textContent()).toContain('0 to 10');
  expect(await said.isVisible()).toBe(true);
  expect(await order()).toEqual(['Fastnet: 5 of 6 marks given']);
  await field.fill('10');
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  expect(await said.isVisible()).toBe(false);
});

test('one line says the totals, once, after the last change', async () => {
  await open('?a=9_9_9_9_9__Fastnet');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const regions = document.querySelectorAll(
      '[data-own-list] :is([role=status], [aria-live], [role=alert], output)',
    );
    for (const region of regions)
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true });
  });
  await mark(5, 'A').fill('9');
  await name('A').fill('Skerry');
  await expect
    .poll(() => page.evaluate((): string[] => Reflect.get(window, 'said')))
    .toEqual(['1. Skerry: 9.0']);
});

test('a mark says to whose company it belongs', async () => {
  await open('?a=______Fastnet');
  await expect.poll(() => criteria().first().getByLabel('A Fastnet').count()).toBe(1);
});

test('the sheet is emptied by one button, and the weights are ours again', async () => {
  await open();
  const own = await weights();
  await page.close();
  await open('?a=9_9_9_9_9_9_Fastnet&w=1_2_3_4_5_6');
  expect(await weights()).not.toEqual(own);
  await sheet().getByRole('button', { name: 'Clear the sheet' }).click();
  await expect.poll(order).toEqual([]);
  expect(await weights()).toEqual(own);
  expect(query()).toBe('');
});

test('five companies with long names print alone on one page, with the day and the address', async () => {
  const called = 'Internationalization of many lighthouses';
  const list = Array.from({ length: 5 }, () => `a=9_8.5_7_6_10_8_${called}`).join('&');
  await open(`?${list}&w=30_20_20_15_10_5`);
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await sheet().getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  const printed = await sheet().locator('[data-printed]').textContent();
  expect(printed).toContain(page.url());
  expect(printed).toContain(String(new Date().getFullYear()));
  expect(await page.locator('main > [data-section]:visible').count()).toBe(1);
  expect(await sheet().locator('button:visible').count()).toBe(0);
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    // The sheet stays alone until it has been printed, which the first file did.
    await page.evaluate(() => document.documentElement.setAttribute('data-own-list-alone', ''));
  }
});

/** Sheets between their margins, in px. */
const sheets = [
  ['A4', 688, 1016],
  ['Letter', 710, 949],
] as const;

test.each(sheets)(
  'without scripts it is an empty form that fits on one page of %s',
  async (_, width, height) => {
    await open('', { javaScriptEnabled: false, viewport: { width, height } });
    expect(await sheet().locator('button:visible').count()).toBe(0);
    expect(await sheet().locator('input:visible').count()).toBe(5 + 6 + 6 * 5);
    await page.emulateMedia({ media: 'print' });
    const questions = sheet().locator('fieldset > p:visible');
    expect(await questions.count()).toBe(6);
    expect(await sheet().locator('[data-total]:visible').count()).toBe(5);
    expect((await sheet().boundingBox())?.height).toBeLessThanOrEqual(height);
    expect(await sheet().evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid');
  },
);
