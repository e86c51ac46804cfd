import type { Locator, Page } from 'playwright-core';

/** The path of the contact page. */
export const path = '/contact/';

/** A field of the page's own form. */
export const field = (page: Page, name: string): Locator =>
  page.locator(`form[action="/api/contact"] [name="${name}"]`);

export const send = (page: Page): Promise<void> =>
  page.locator('form[action="/api/contact"] button[type="submit"]').click();

/** Comes to the form, and waits until what checks it is at work. */
export async function enter(page: Page): Promise<void> {
  await field(page, 'name').focus();
  await page.evaluate(
    `import(document.querySelector('[data-contact-form]').dataset.contactForm).then(() => undefined)`,
  );
}

/** What stands beside a field; empty while it is sound. */
export const message = (page: Page, name: string): Promise<string | null> =>
  page.locator(`[data-message-for="${name}"]`).textContent();

/** Fills in everything that must not be empty. */
export async function fill(page: Page, values: Record<string, string> = {}): Promise<void> {
  const all = {
    name: 'Ada Byron',
    email: 'ada@example.org',
    phoneNumber: '612345678',
    projectBrief: 'An <engine>',
    ...values,
  };
  for (const [name, value] of Object.entries(all)) await field(page, name).fill(value);
}
