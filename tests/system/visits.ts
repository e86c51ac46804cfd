import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { approach } from '../support/approach.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const visitor = {
  name: 'Ada Example',
  email: 'ada@client.example',
  phoneNumber: '6045550148',
  projectBrief: 'A booking app for 40 clinics & two phones per clinic.',
};

export const phone = { width: 390, height: 844 };

/** A page of somebody in Vancouver, with cookies of its own. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...{ timezoneId: 'America/Vancouver', locale: 'en-CA', reducedMotion: 'reduce' },
    ...options,
  });
  return context.newPage();
}

/** Opens the pop-up on the home page, fills it in and sends it. */
export async function sendPopup(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const opener = page.locator('main a[data-contact-open]:visible').first();
  await approach(opener);
  await opener.click();
  const dialog = page.getByRole('dialog');
  for (const name of ['name', 'email', 'phoneNumber'] as const)
    await dialog.locator(`[name=${name}]`).fill(visitor[name]);
  // Typed, because what is sent within half a second of opening counts as a machine's and is not mailed.
  await dialog.locator('[name=projectBrief]').pressSequentially(visitor.projectBrief, { delay: 12 });
  await dialog.getByRole('button', { name: 'Get Free Consultation' }).click();
  await page.waitForURL('**/thank-you/');
}

/** Sends the contact page's form, which leads to the page of the inquiry where there is no script. */
export async function sendForm(page: Page, address: string, fields = visitor): Promise<void> {
  await page.goto(`${address}/contact/`);
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Get Free Consultation' }).click();
  await page.waitForURL('**/inquiry/*/');
}

/** What axe finds in a page, in light and dark. */
export async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(axe);
    const violations: string[] = await page.evaluate(async () => {
      const { violations: all } = await Reflect.get(window, 'axe').run('html', {
        resultTypes: ['violations'],
      });
      return all.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      );
    });
    found.push(...violations.map((one) => `${colorScheme} ${one}`));
  }
  return found;
}
