import type { Page } from 'playwright-core';

/** From here on a ground counts as bright: relative luminance as WCAG 2 counts it, from 0 to 1. */
const BRIGHT = 2 / 3;
/** Of a screen, in CSS px. */
const SCREEN = 900;

/**
 * The bright share of a page's brightest screen, from 0 to 1. The page has to be opened at a quarter of its size
 * (`deviceScaleFactor` .25).
 */
export async function brightestScreen(page: Page): Promise<number> {
  const shot = await page.screenshot({ fullPage: true });
  return page.evaluate(
    async ({ source, bright, rowsOfScreen }) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const { width, height } = picture;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws on no canvas.');
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const linear = (value = 0): number =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const isBright = (at: number): boolean =>
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]) > bright;
      const rows = Array.from(
        { length: height },
        (_, y) =>
          Array.from({ length: width }, (__, x) => isBright((y * width + x) * 4)).filter(Boolean).length /
          width,
      );
      let most = 0;
      for (let top = 0; top + rowsOfScreen <= height; top += 10) {
        const sum = rows.slice(top, top + rowsOfScreen).reduce((all, row) => all + row, 0);
        most = Math.max(most, sum / rowsOfScreen);
      }
      return most;
    },
    { source: `data:image/png;base64,${shot.toString('base64')}`, bright: BRIGHT, rowsOfScreen: SCREEN / 4 },
  );
}
