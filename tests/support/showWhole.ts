import type { Page } from 'playwright-core';

/**
 * Lays out everything on a page that waits until it is near the window, in its own typefaces. The context has to bypass
 * the page's policy (`bypassCSP`).
 */
export async function showWhole(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('main > [data-section]')) part.setAttribute('data-near', '');
    await document.fonts.ready;
  });
}
