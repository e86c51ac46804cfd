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
async function confirms(page: Page, email: string, brief: string, address = '**/thank-you/'): Promise<void> {
  await page.waitForURL(address);
  await section(page).getByText(to(email)).waitFor();
  await section(page).getByText(confirmation.sent.brief).click();
  await section(page).getByText(brief).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const way = section(page).getByRole('link', { name: confirmation.sent.wrong });
  await expect.poll(() => way.getAttribute('href')).toBe('#address');
  expect(await page.locator('#address').isVisible()).toBe(true);
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
  await confirms(page, 'bo@example.com', 'An app for boats', '**/inquiry/*/');
});

test('where the service does not say how far it is, the way to another address is a mail', async () => {
  const { page, popup } = await visit({ answers: { '**/inquiry/**': (route) => route.abort() } });
  await popup.open();
  await popup.fill({ email: 'cy@example.com' });
  await popup.submit.click();
  await page.waitForURL('**/thank-you/');
  await section(page).getByText(to('cy@example.com')).waitFor();
  const way = section(page).getByRole('link', { name: confirmation.sent.wrong });
  expect(await way.getAttribute('href')).toMatch(/^mailto:/);
  await section(page).getByText(confirmation.lede).waitFor();
});

test('who sent nothing from this tab is told nothing, and nobody is asked for another brief', async () => {
  const { page } = await visit({ path: '/thank-you/' });
  await page.waitForLoadState('networkidle');
  expect(await section(page).getByRole('link', { name: confirmation.sent.wrong }).isVisible()).toBe(false);
  expect(await page.locator('header a[data-contact-open]').count()).toBe(0);
});
