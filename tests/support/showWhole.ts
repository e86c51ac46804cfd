import type { Page } from 'playwright-core';

/**
 * Has a page lay out what waits until it comes near the window, in its own typefaces. The page's policy has to be
 * bypassed (`bypassCSP`).
 */
export async function showWhole(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('main > [data-section]')) part.setAttribute('data-near', '');
    await document.fonts.ready;
  });
}
