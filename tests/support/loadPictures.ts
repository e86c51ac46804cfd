import type { Page } from 'playwright-core';

/** Loads fonts and lazy pictures, except those in closed menus. Throws an Error that names a picture without pixels. */
export async function loadPictures(page: Page): Promise<void> {
  const missing = await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.getClientRects().length > 0);
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  if (missing.length > 0) throw new Error(`These pictures did not load: ${missing.join(' ')}`);
}
