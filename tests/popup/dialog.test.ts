import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { useSite } from './visit.ts';

const { visit } = await useSite();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');
const backdrop = { x: 20, y: 400 };

test.each(['icon', 'backdrop', 'Escape'])(
  '5: %s closes; focus and scroll position are as before',
  async (way) => {
    const { page, popup } = await visit();
    const opener = page.locator('main a[data-contact-open]:visible').last();
    await opener.scrollIntoViewIfNeeded();
    // Sections above are laid out when there is time, each at its true height.
    const waiting = () =>
      page
        .locator('main > [data-section]')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length);
    await expect.poll(waiting).toBe(0);
    await opener.hover();
    const place = () => opener.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await place();
    await opener.click();
    await popup.panel.waitFor();
    if (way === 'icon') await popup.dialog.getByRole('button', { name: 'Close', exact: true }).click();
    if (way === 'backdrop') await page.mouse.click(backdrop.x, backdrop.y);
    if (way === 'Escape') await page.keyboard.press('Escape');
    await popup.panel.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await place()).toBe(before);
  },
);

test('6: a press that begins in a field and ends on the backdrop does not close', async () => {
  const { page, popup } = await visit();
  await popup.open();
  await popup.field('name').hover();
  await page.mouse.down();
  await page.mouse.move(backdrop.x, backdrop.y);
  await page.mouse.up();
  expect(await popup.panel.isVisible()).toBe(true);
});

test('7: behind the open pop-up the page neither moves nor shifts', async () => {
  const { page, popup } = await visit();
  const place = () => page.locator('h1').evaluate((element) => element.getBoundingClientRect().toJSON());
  const before = await place();
  await popup.open();
  expect(await place()).toEqual(before);
  await page.mouse.move(backdrop.x, backdrop.y);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(900, 650);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await place()).toEqual(before);
});

test('8: Tab never reaches the page, which is absent from the accessibility tree', async () => {
  const { page, popup } = await visit();
  await popup.open();
  for (let i = 0; i < 20; i += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || document.querySelector('dialog')?.contains(activeElement);
    });
    expect(inside, await focused(page)).toBe(true);
  }
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const roles = nodes.filter((node) => !node.ignored).map((node) => String(node.role?.value));
  expect(roles).toContain('dialog');
  expect(roles).not.toContain('main');
  expect(roles).not.toContain('banner');
});

test('8: the dialog is modal, named by its title, and begins at the name', async () => {
  const { page, popup } = await visit();
  await popup.open();
  const title = await popup.dialog.getByRole('heading').first().textContent();
  expect(await page.getByRole('dialog', { name: title ?? '' }).count()).toBe(1);
  expect(await popup.field('name').evaluate((element) => element === document.activeElement)).toBe(true);
});

test('9: Escape closes the country list, a second one the pop-up', async () => {
  const { page, popup } = await visit();
  await popup.open();
  await popup.country.click();
  await popup.options.first().waitFor();
  await page.keyboard.press('Escape');
  expect(await popup.search.isVisible()).toBe(false);
  expect(await popup.panel.isVisible()).toBe(true);
  expect(await popup.country.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await popup.panel.isVisible()).toBe(false);
});

test('10: a click on the backdrop closes the country list only', async () => {
  const { page, popup } = await visit();
  await popup.open();
  await popup.country.click();
  await popup.options.first().waitFor();
  await page.mouse.click(backdrop.x, backdrop.y);
  expect(await popup.search.isVisible()).toBe(false);
  expect(await popup.panel.isVisible()).toBe(true);
});
