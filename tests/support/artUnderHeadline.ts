import type { Browser, Page } from 'playwright-core';
import { loadPictures } from './loadPictures.ts';

/** Nothing finer than this counts: a page is looked at in half its size. */
const SCALE = 0.5;

/** How near art may come to the letters of a line, CSS px. */
const DISTANCE = 6;

/** The words of the headline without their colour, so that only what lies behind them is seen. */
const STYLE = 'h1, h1 * { color: transparent !important; text-decoration: none !important; }';

interface Line {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Removes everything but the headline's band, so that layout is fast at every width. */
const keepFirstBand = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const band = document.querySelector('main > :has(h1), main > h1');
    for (const part of document.querySelectorAll('main > *')) if (part !== band) part.remove();
    document.querySelector('footer')?.remove();
  });

/** The lines of the headline, in px of the page; joined where words and ampersand share one. */
const linesOf = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const lines: DOMRect[] = [];
    for (const headline of document.querySelectorAll('h1:not(.visually-hidden)')) {
      const words = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode);
        lines.push(...range.getClientRects());
      }
    }
    return lines
      .filter(({ width, height }) => width > 4 && height > 4)
      .map(({ x, y, width, height }) => ({ x, y: y + scrollY, width, height }));
  });

/** The lines behind which a picture (PNG in base64, its first pixel the ground) shows more than the ground. */
const linesDrawnOn = (page: Page, picture: string, lines: readonly Line[]): Promise<number> =>
  page.evaluate(
    async ({ data, lines }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const drawnOn = ({ x, y, width, height }: Line): boolean => {
        const pixels = context?.getImageData(x, y, width, height).data ?? [];
        let count = 0;
        for (let at = 4; at < pixels.length; at += 4) {
          const apart = [0, 1, 2].map((i) => Math.abs((pixels[at + i] ?? 0) - (pixels[i] ?? 0)));
          if (Math.max(...apart) > 12) count += 1;
        }
        return count > 2;
      };
      return lines.filter(drawnOn).length;
    },
    { data: picture, lines },
  );

/** The part of the page around all lines, on whole pixels of the picture. */
function pictureOf(lines: readonly Line[]): Line {
  const step = 1 / SCALE;
  const x = Math.floor(Math.min(...lines.map((line) => line.x)) / step) * step;
  const y = Math.floor(Math.min(...lines.map((line) => line.y)) / step) * step;
  const right = Math.max(...lines.map((line) => line.x + line.width + DISTANCE));
  const bottom = Math.max(...lines.map((line) => line.y + line.height));
  return {
    x,
    y,
    width: Math.ceil((right - x) / step + 1) * step,
    height: Math.ceil((bottom - y) / step + 1) * step,
  };
}

/** A page at half size, in which several addresses can be opened in turn. */
export const openSmall = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  return context.newPage();
};

/** Widths (CSS px) at which something is drawn behind a line of the headline of the page at an address. */
export async function artUnderHeadline(
  page: Page,
  url: string,
  widths: readonly number[],
): Promise<string[]> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await keepFirstBand(page);
  await page.addStyleTag({ content: STYLE });
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await loadPictures(page);
    const written = await linesOf(page);
    if (written.length === 0) continue;
    const around = pictureOf(written);
    const lines = written.map(({ x, y, width: wide, height }) => ({
      x: Math.floor((x - around.x) * SCALE),
      // From the capitals to the descenders: the box of a line is higher than its letters.
      y: Math.floor((y - around.y + height * 0.22) * SCALE),
      width: Math.ceil((wide + DISTANCE) * SCALE),
      height: Math.ceil(height * 0.7 * SCALE),
    }));
    const shot = await page.screenshot({ clip: around });
    const count = await linesDrawnOn(page, shot.toString('base64'), lines);
    if (count > 0) found.push(`${width} px: lines with art behind them: ${count}`);
  }
  return found;
}
