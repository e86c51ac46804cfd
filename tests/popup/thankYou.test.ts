import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fill, path, send } from './contactPage.ts';
import { useSite } from './visit.ts';

const { visit } = await useSite();
const { confirmation } = parse(readFileSync('content/pages/company/thank-you.yaml', 'utf8'));
const section = (page: Page) => page.locator('[data-section="confirmation"]');
const to = (email: string) => confirmation.sent.to.replace('{email}', email);

/** The page names the address and holds the brief, and neither is in its own address. */
async function confirms(page: Page, email: string, brief: string): Promise<void> {
  await page.waitForURL('**/thank-you/');
  await section(page).getByText(to(email)).waitFor();
  await section(page).getByText(confirmation.sent.brief).click();
  await section(page).getByText(brief).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(
    await section(page).getByRole('link', { name: confirmation.sent.wrong }).getAttribute('href'),
  ).toMatch(/^mailto:/);
}

test('after the pop-up the visitor sees where the answer goes, and the brief, on a reload too', async () => {
  const { page, popup } = await visit();
  await popup.open();
  await popup.fill({ email: 'ann@example.com', projectBrief: 'Two lines\nfor a <clinic>' });
  await popup.submit.click();
  await confirms(page, 'ann@example.com', 'for a <clinic>');
  await page.reload();
  await confirms(page, 'ann@example.com', 'for a <clinic>');
});

test('after the contact page’s form too', async () => {
  const { page } = await visit({ path });
  await fill(page, { email: 'bo@example.com', projectBrief: 'An app for boats' });
  await page.waitForLoadState('networkidle');
  await send(page);
  await confirms(page, 'bo@example.com', 'An app for boats');
});

test('who sent nothing from this tab is told nothing, and nobody is asked for another brief', async () => {
  const { page } = await visit({ path: '/thank-you/' });
  await page.waitForLoadState('networkidle');
  expect(await section(page).getByRole('link', { name: confirmation.sent.wrong }).isVisible()).toBe(false);
  expect(await page.locator('header a[data-contact-open]').count()).toBe(0);
});
