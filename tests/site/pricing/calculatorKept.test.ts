import { expect, test } from 'vitest';
import { useCalculator } from '../../support/calculator.ts';

const { open } = await useCalculator();

test('the estimate stands in the form that opens, and gives way to nothing but a newer estimate', async () => {
  const { page } = await open('?role=designers.canada.2.senior&plan=part-time&months=4');
  const brief = page.locator('dialog [name=projectBrief]');
  const send = page.getByRole('link', { name: 'Send this estimate' });
  const leave = () => page.keyboard.press('Escape');
  await send.click();
  const range = await page.textContent('[data-range]');
  await expect
    .poll(() => brief.inputValue())
    .toBe(`Estimate (Part Time, months: 4): Designers: 2, Senior, Vancouver. The calculator says ${range}.`);
  await leave();
  await page.fill('[name=months]', '9');
  await send.click();
  await expect.poll(() => brief.inputValue()).toContain('months: 9');
  await brief.fill('In my own words');
  await leave();
  await page.fill('[name=months]', '12');
  await send.click();
  expect(await brief.inputValue()).toBe('In my own words');
});

test('the link that is copied opens the same estimate', async () => {
  const { page, choose } = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(1, { role: 'prompt-engineers', people: '4' });
  await page.locator('[data-calculator]').getByRole('button', { name: 'Copy link' }).click();
  await expect
    .poll(() => page.locator('[data-calculator] [data-share] [role=status]').textContent())
    .toBe('Link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const range = await page.textContent('[data-range]');
  await page.goto('about:blank');
  await page.goto(copied);
  await expect.poll(() => page.textContent('[data-range]')).toBe(range);
});

test.each([
  ['few roles', 2],
  ['as many roles as there can be', 8],
])('%s print on one page, with their day and address, without buttons, table and call', async (_, count) => {
  const roles = Array.from({ length: count }, () => 'role=designers.canada.2.senior').join('&');
  const { page } = await open(`?${roles}&plan=part-time&months=4`);
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('[data-printed]').textContent();
  expect(printed).toContain(page.url());
  expect(printed).toContain(String(new Date().getFullYear()));
  for (const name of ['rate-tables', 'cta-banner'])
    expect(await page.locator(`[data-section="${name}"]`).isVisible(), name).toBe(false);
  expect(await page.locator('[data-calculator] button:visible').count()).toBe(0);
  expect(await page.locator('[data-sum]:visible').count()).toBe(count);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
