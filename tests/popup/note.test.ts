import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { send } from './sender.ts';
import { useSite, type VisitOptions } from './visit.ts';

const { visit } = await useSite();

const hasFocus = (element: Locator) => element.evaluate((node) => node.contains(document.activeElement));

/** A visitor who closes the pop-up while the brief is on its way. */
async function leave(options: VisitOptions = {}) {
  const sender = await send(visit, options);
  const { page } = sender;
  await page.keyboard.press('Escape');
  const note = page.locator('body > [role="status"]');
  await note.getByRole('button', { name: 'Stay here' }).waitFor();
  return { ...sender, note };
}

test('closed while it sends, the pop-up leaves a note, and the answer leads on', async () => {
  const { page, popup, note, answer } = await leave();
  expect(await note.textContent()).toContain('Then the confirmation page opens.');
  expect(await hasFocus(popup.opener)).toBe(true);
  await answer(201);
  await page.waitForURL('**/thank-you/');
});

test('who asks to stay stays, hears of the answer, and can go to the confirmation', async () => {
  const { page, popup, note, answer } = await leave();
  const address = page.url();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  await note.getByRole('button', { name: 'Stay here' }).press('Enter');
  await expect.poll(() => note.textContent()).toContain('You stay on this page.');
  expect(await hasFocus(note)).toBe(true);
  expect(await place()).toBe(before);
  await answer(201);
  const confirmation = note.getByRole('link', { name: 'Read the confirmation' });
  await confirmation.waitFor();
  expect(page.url()).toBe(address);
  await popup.opener.click();
  expect(Object.values(await popup.values()).join('')).toBe('+1');
  await page.keyboard.press('Escape');
  await confirmation.click();
  await page.waitForURL('**/thank-you/');
  expect(await page.locator('main').textContent()).toContain('ada@example.org');
});

test('who asked to stay is not led on from the pop-up either', async () => {
  const { page, popup, note, answer } = await leave();
  const address = page.url();
  await note.getByRole('button', { name: 'Stay here' }).click();
  await popup.opener.click();
  await popup.panel.waitFor();
  await answer(201);
  await popup.panel.waitFor({ state: 'hidden' });
  await note.getByRole('link').waitFor();
  expect(page.url()).toBe(address);
  await note.getByRole('button', { name: 'Close' }).click();
  expect(await note.textContent()).toBe('');
  expect(await hasFocus(popup.opener)).toBe(true);
});

test.each([500, 'none'] as const)(
  'a failure (%s) is told in the note, and the way back leads to the details',
  async (status) => {
    const { popup, note, answer } = await leave();
    await answer(status);
    await expect.poll(() => note.textContent()).toContain('was not sent');
    await note.getByRole('button', { name: 'Back to the form' }).click();
    await popup.panel.waitFor();
    const restore = popup.dialog.getByRole('button', { name: 'Restore my details' });
    if (status === 500) {
      expect(await hasFocus(restore)).toBe(true);
      await restore.click();
    }
    expect(await popup.values()).toMatchObject({ name: 'Ada Byron', projectBrief: 'An engine' });
  },
);

test('at the end of the page the note covers nothing', async () => {
  const { page, note } = await leave({ viewport: { width: 390, height: 664 } });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const edges = async () => {
    const foot = await page.locator('footer').last().boundingBox();
    return [(foot?.y ?? 0) + (foot?.height ?? 0), (await note.boundingBox())?.y ?? 0] as const;
  };
  await expect.poll(async () => (await edges())[1]).toBeLessThan(664);
  const [end, top] = await edges();
  expect(end).toBeLessThanOrEqual(top + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
