import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { useCalculator } from '../../support/calculator.ts';

const { open } = await useCalculator();

test('each role is people times hours times months times both ends of its rate, and the range is their sum', async () => {
  const { page, choose, numbers, rate } = await open();
  await choose(0, { role: 'prompt-engineers', region: 'europe', people: '3' });
  await choose(1, { role: 'designers', region: 'canada', people: '2' });
  await page.selectOption('[name=plan]', 'part-time');
  await page.fill('[name=months]', '7');
  const [low = 0, high = 0] = await rate('prompt-engineers', 'europe');
  const [least = 0, most = 0] = await rate('designers', 'canada');
  expect(low).toBeGreaterThan(0);
  const [first, second] = [3 * 80 * 7, 2 * 80 * 7];
  expect(await numbers('sum')).toEqual([3, 80, 7, first, low, high, low * first, high * first]);
  expect(await numbers('range')).toEqual([low * first + least * second, high * first + most * second]);
  expect(await numbers('total')).toEqual([first + second]);
});

test('a month of one person costs what the table of the same page says of the plan', async () => {
  const { page, numbers } = await open('?role=designers.india.1&plan=full-time&months=1');
  const row = page.locator('[data-rate^="designers india "] td');
  expect(await numbers('range')).toEqual(
    (await row.nth(1).textContent())?.split('–').map((end) => Number(end.replaceAll(',', ''))),
  );
});

test('a level has the rate that its record says', async () => {
  const { choose, numbers } = await open('?role=developers.canada.1&plan=full-time&months=1');
  await choose(0, { level: 'lead' });
  const { regions } = parse(readFileSync('content/records/rates/developers.yaml', 'utf8'));
  const { low, high } = regions.find(({ id }: { id: string }) => id === 'canada').levels.lead;
  expect(await numbers('range')).toEqual([low * 160, high * 160]);
});

test('a region without a rate cannot be chosen and says so; one that was chosen before stays, and is called wrong', async () => {
  const { page, rows, choose, numbers } = await open();
  await choose(0, { role: 'designers', region: 'australia' });
  const before = await numbers('range');
  await choose(0, { role: 'developers' });
  const region = rows.first().locator('[name=region]');
  expect(await region.inputValue()).toBe('australia');
  expect(await region.getAttribute('aria-invalid')).toBe('true');
  const said = page.locator(`[id="${await region.getAttribute('aria-describedby')}"]`);
  expect(await said.textContent()).toMatch(/no rate.*Australia/);
  expect(await numbers('range')).toEqual(before);
  const options = region.locator('option:disabled');
  expect(await options.evaluateAll((all) => all.map((one) => one.textContent))).toEqual([
    'Europe: no rate for this role',
    'USA: no rate for this role',
    'Australia: no rate for this role',
  ]);
  await choose(0, { region: 'india' });
  expect(await region.getAttribute('aria-invalid')).toBeNull();
  expect(await said.isVisible()).toBe(false);
});

test('levels are offered at offices alone', async () => {
  const { rows, choose } = await open('?role=prompt-engineers.india.1.senior&plan=full-time&months=3');
  await choose(0, { region: 'europe' });
  const level = rows.first().locator('[name=level]');
  expect(await level.inputValue()).toBe('senior');
  expect(await level.getAttribute('aria-invalid')).toBe('true');
  expect(await level.locator('option:disabled').count()).toBe(4);
});

test.each(['25', '999999', '0', '-3', '', '1.5', '1e1'])(
  'months of "%s" are called wrong, stay as they are, and leave the last sum, marked as such',
  async (typed) => {
    const { page, numbers } = await open('?role=developers.india.2&plan=full-time&months=6');
    const before = await numbers('range');
    const months = page.locator('[name=months]');
    await months.fill(typed);
    await expect.poll(() => months.getAttribute('aria-invalid')).toBe('true');
    const said = page.locator(`[id="${await months.getAttribute('aria-describedby')}"]`);
    expect(await said.textContent()).toBe('Type 1 to 24 whole months.');
    expect(await said.isVisible()).toBe(true);
    expect(await months.inputValue()).toBe(typed);
    expect(await numbers('range')).toEqual(before);
    expect(await page.locator('[data-note]').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Send this estimate' }).isVisible()).toBe(false);
    expect(new URL(page.url()).searchParams.get('months')).toBe('6');
    await months.fill('24');
    expect(await months.getAttribute('aria-invalid')).toBeNull();
    expect(await page.locator('[data-note]').isVisible()).toBe(false);
    expect(await numbers('range')).toEqual(before.map((end) => end * 4));
  },
);

test.each(['0', '21', '2.5', ''])('%s people are called wrong', async (typed) => {
  const { rows, choose } = await open();
  await choose(1, { people: typed });
  const people = rows.nth(1).locator('[name=people]');
  await expect.poll(() => people.getAttribute('aria-invalid')).toBe('true');
  expect(await rows.nth(1).locator('[data-problem]').textContent()).toBe('Type 1 to 20 whole people.');
});

test('the strokes of the months that are chosen stand out, twenty days each', async () => {
  const { page, numbers } = await open();
  const months = page.locator('[data-months] > *');
  expect(await months.count()).toBe(24);
  await page.fill('[name=months]', '7');
  await expect
    .poll(() => months.evaluateAll((all) => all.filter((one) => one.hasAttribute('data-chosen')).length))
    .toBe(7);
  expect(await numbers('days')).toEqual([140]);
});

test('without scripts there is an example, a sentence about the table, and no choice that nothing answers', async () => {
  const { page, numbers, rate } = await open('', { javaScriptEnabled: false });
  expect(await page.locator('select:visible, input:visible').count()).toBe(0);
  const calculator = page.locator('[data-calculator]');
  expect(await calculator.locator('button:visible').count()).toBe(0);
  expect(await calculator.getByText('multiply a line of the table below').isVisible()).toBe(true);
  const [developer = 0] = await rate('developers', 'india');
  const [designer = 0] = await rate('designers', 'india');
  expect((await numbers('range'))[0]).toBe(160 * 3 * (2 * developer + designer));
  const [low = 0, high = 0] = await rate('designers', 'usa');
  const cells = await page.locator('[data-rate^="designers usa "] td').allTextContents();
  expect(cells).toContain(`${(low * 160).toLocaleString('en-CA')}–${(high * 160).toLocaleString('en-CA')}`);
  const send = page.getByRole('link', { name: 'Send this estimate' });
  expect(await send.getAttribute('href')).toBe('/contact/');
});
