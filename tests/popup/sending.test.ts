import { expect, test } from 'vitest';
import type { Route } from 'playwright-core';
import { send } from './sender.ts';
import { useSite } from './visit.ts';
import { approach } from '../support/approach.ts';

const { visit } = await useSite();

test('that the brief is being sent is announced', async () => {
  const { popup } = await send(visit);
  expect(await popup.dialog.getByRole('status').filter({ hasText: 'Sending your brief' }).count()).toBe(1);
});

test('after a refusal one message stands, and its button has the focus', async () => {
  const { popup, answer } = await send(visit);
  await answer(500);
  const restore = popup.dialog.getByRole('button', { name: 'Restore my details' });
  await restore.waitFor();
  await expect.poll(() => restore.evaluate((button) => button === document.activeElement)).toBe(true);
  await popup.submit.click();
  expect(await popup.message('name')).not.toBeNull();
  expect(await popup.alert.locator('p').count()).toBe(1);
});

test('an opener that a menu has hidden gives the focus back to the menu’s button', async () => {
  const { page, popup } = await visit({ viewport: { width: 390, height: 844 } });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.click();
  const opener = page.locator('#phone-menu a[data-contact-open]');
  await approach(opener);
  await opener.click();
  await popup.panel.waitFor();
  await page.keyboard.press('Escape');
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('an opener is busy from the tap on until the form is there', async () => {
  const waiting: Route[] = [];
  const { popup } = await visit({ answers: { '**/open.island*.js': (route) => waiting.push(route) } });
  await popup.opener.click();
  expect(await popup.opener.getAttribute('aria-busy')).toBe('true');
  await expect.poll(() => waiting.length).toBe(1);
  await waiting[0]?.continue();
  await popup.panel.waitFor();
  expect(await popup.opener.getAttribute('aria-busy')).toBeNull();
});

test.each([664, 844])('on a phone of 390 x %s px the button is in view', async (height) => {
  const { popup } = await visit({ viewport: { width: 390, height } });
  await popup.open();
  const box = await popup.submit.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
});

test('that every field is required is told', async () => {
  const { popup } = await visit();
  await popup.open();
  for (const name of ['name', 'email', 'phoneNumber', 'projectBrief'])
    expect(await popup.field(name).evaluate((field) => field.matches(':required')), name).toBe(true);
});
