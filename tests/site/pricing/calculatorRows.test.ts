import { expect, test } from 'vitest';
import { openCalculator, useCalculator } from '../../support/calculator.ts';

const { browser, open } = await useCalculator();

test('roles come and go by keyboard, and the focus is never lost', async () => {
  const { page, rows } = await open();
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  const before = await rows.count();
  await page.getByRole('button', { name: 'Add a role' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(before + 1);
  const added = rows.nth(before);
  await expect
    .poll(() => added.locator('[name=role]').evaluate((one) => one === document.activeElement))
    .toBe(true);
  expect(await page.getByRole('group', { name: `Role ${before + 1}` }).count()).toBe(1);

  // Past level, office and people.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe(`Remove role ${before + 1}`);
  await page.keyboard.press('Enter');
  expect(await rows.count()).toBe(before);
  expect(await focused()).toBe(`Remove role ${before}`);
  await page.keyboard.press('Enter');
  expect(await rows.count()).toBe(1);
  expect(await focused()).toBe('Add a role');
  expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
});

test('eight roles are the most, and a sentence says so', async () => {
  const { page, rows } = await open();
  const add = page.getByRole('button', { name: 'Add a role' });
  while ((await rows.count()) < 8) {
    const before = await rows.count();
    await add.click();
    await expect.poll(() => rows.count()).toBe(before + 1);
  }
  expect(await add.isDisabled()).toBe(true);
  expect(await page.getByText('Eight roles are the most').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Remove role 3' }).click();
  expect(await add.isEnabled()).toBe(true);
  expect(await page.getByText('Eight roles are the most').isVisible()).toBe(false);
});

test('a press before anything is there to answer it counts all the same', async () => {
  const { page, rows } = await open();
  const before = await rows.count();
  await page.getByRole('button', { name: 'Add a role' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  await expect.poll(() => rows.count()).toBe(before + 1);
});

test('the address holds the estimate: reloading keeps it, going back undoes it', async () => {
  const { page, rows, choose, numbers } = await open();
  const first = await numbers('range');
  await choose(0, { region: 'canada' });
  await expect.poll(() => page.url()).toContain('developers.canada.2&');
  await choose(0, { level: 'senior' });
  await page.fill('[name=months]', '1');
  await page.fill('[name=months]', '12');
  const query = '?role=developers.canada.2.senior&role=designers.india.1&plan=full-time&months=12';
  expect(new URL(page.url()).search).toBe(query);
  const range = await numbers('range');
  await page.reload();
  await expect.poll(() => numbers('range')).toEqual(range);
  expect(await rows.first().locator('[name=level]').inputValue()).toBe('senior');
  // The two digits of one number are one step.
  await page.goBack();
  await expect.poll(() => page.locator('[name=months]').inputValue()).toBe('3');
  await page.goBack();
  await expect.poll(() => rows.first().locator('[name=level]').inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => numbers('range')).toEqual(first);
  expect(new URL(page.url()).search).toBe('');
});

test.each([
  '?role=pirates.india.2&months=300&plan=none',
  '?role=developers.australia.1&role=developers.india.0&role=developers.india.2.captain&months=1.5',
  '?role=constructor.constructor.1.name&role=__proto__.a.1&plan=toString&months=',
  '?role=&role=..&plan&months=%00&utm_source=letter',
])('what the address %s makes up is passed over', async (query) => {
  const { page, complaints, numbers } = await open(query);
  await page.waitForLoadState('networkidle');
  const plain = await openCalculator(browser);
  expect(await numbers('range')).toEqual(await plain.numbers('range'));
  await plain.page.close();
  expect(complaints).toEqual([]);
});

test('one line says the result, once, after the last change', async () => {
  const { page } = await open('?role=developers.india.1&plan=full-time&months=1');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const region of document.querySelectorAll('main [role=status], main [aria-live], main [role=alert]'))
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true });
  });
  await page.fill('[name=months]', '2');
  await page.fill('[name=months]', '20');
  const said = () => page.evaluate((): string[] => Reflect.get(window, 'said'));
  const range = await page.textContent('[data-range]');
  await expect.poll(said).toEqual([`The estimate is ${range}.`]);
  await page.fill('[name=months]', '200');
  await expect.poll(said).toHaveLength(2);
  expect((await said()).at(-1)).toBe('Type 1 to 24 whole months.');
});
