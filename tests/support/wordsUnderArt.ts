import type { Browser, Page } from 'playwright-core';
import { loadPictures } from './loadPictures.ts';
import { showWhole } from './showWhole.ts';

/** How near a picture may come to a letter, CSS px. */
const DISTANCE = 4;

/** Shows of a page its words alone, its pictures alone, or neither. */
const STYLE = `
  * { transition: none !important; animation: none !important; }
  html:is([data-show='words'], [data-show='neither']) :is(img, svg) { visibility: hidden !important; }
  html:is([data-show='pictures'], [data-show='neither']) * { color: transparent !important; text-decoration: none !important; }
`;

/** A section in which words stand in the box of a picture. */
interface Crowded {
  name: string;
  top: number;
  bottom: number;
}

const crowdedSections = (page: Page): Promise<Crowded[]> =>
  page.evaluate(() => {
    const boxesOf = (section: Element) =>
      [...section.querySelectorAll('img, svg')]
        .map((picture) => picture.getBoundingClientRect())
        .filter(({ width, height }) => width > 100 && height > 100);
    const linesOf = (section: Element) => {
      const words = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines: DOMRect[] = [];
      while (words.nextNode()) {
        if (words.currentNode.parentElement?.closest('svg, .visually-hidden')) continue;
        range.selectNodeContents(words.currentNode);
        lines.push(...range.getClientRects());
      }
      return lines;
    };
    return [...document.querySelectorAll('main [data-section]')]
      .filter((section) => {
        const [boxes, lines] = [boxesOf(section), linesOf(section)];
        return boxes.some((box) =>
          lines.some(
            (line) =>
              line.left < box.right &&
              line.right > box.left &&
              line.top < box.bottom &&
              line.bottom > box.top,
          ),
        );
      })
      .map((section) => {
        const { top, bottom } = section.getBoundingClientRect();
        const name = section.getAttribute('data-section') ?? '';
        return { name, top: top + window.scrollY, bottom: bottom + window.scrollY };
      });
  });

/**
 * The pixels of words in each section that have one of a picture nearby; `reach` and places in device pixels, the page
 * with its words alone, its pictures alone and neither as PNG in base64.
 */
const touching = (
  page: Page,
  pictures: readonly string[],
  sections: readonly Crowded[],
  reach: number,
): Promise<number[]> =>
  page.evaluate(
    async ({ pictures, sections, reach }) => {
      const drawn = await Promise.all(
        pictures.map(async (data) => {
          const picture = new Image();
          picture.src = `data:image/png;base64,${data}`;
          await picture.decode();
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          context?.drawImage(picture, 0, 0);
          return (top: number, height: number) => context?.getImageData(0, top, picture.width, height);
        }),
      );
      return sections.map(({ top, bottom }) => {
        const [words, art, neither] = drawn.map((cut) => cut(top, bottom - top));
        if (!words || !art || !neither) return 0;
        const { width, height, data: ground } = neither;
        // One byte a pixel: what differs from the bare ground.
        const marksOf = ({ data }: ImageData): Uint8Array => {
          const marks = new Uint8Array(width * height);
          for (let at = 0; at < marks.length; at += 1) {
            let sum = 0;
            for (let i = 4 * at; i < 4 * at + 3; i += 1) sum += Math.abs((data[i] ?? 0) - (ground[i] ?? 0));
            if (sum > 24) marks[at] = 1;
          }
          return marks;
        };
        const [letters, strokes] = [marksOf(words), marksOf(art)];
        const around = [-reach, 0, reach].flatMap((dy) => [-reach, 0, reach].map((dx) => dy * width + dx));
        let count = 0;
        for (let y = reach; y < height - reach; y += 1)
          for (let x = reach; x < width - reach; x += 1) {
            const at = y * width + x;
            if (letters[at] === 1 && around.some((step) => strokes[at + step] === 1)) count += 1;
          }
        return count;
      });
    },
    { pictures, sections, reach },
  );

/** The sections of the open page whose words a picture touches. */
async function sectionsTouched(page: Page, scale: number): Promise<string[]> {
  const crowded = await crowdedSections(page);
  if (crowded.length === 0) return [];
  // From the first of them to the last, on whole pixels of the picture.
  const start = Math.floor(Math.min(...crowded.map(({ top }) => top)) * scale) / scale;
  const end = Math.ceil(Math.max(...crowded.map(({ bottom }) => bottom)) * scale) / scale;
  const width = page.viewportSize()?.width ?? 0;
  const clip = { x: 0, y: start, width, height: end - start };
  const pictures: string[] = [];
  for (const show of ['words', 'pictures', 'neither']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-show', value), show);
    pictures.push((await page.screenshot({ fullPage: true, clip })).toString('base64'));
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-show'));
  const places = crowded.map(({ name, top, bottom }) => ({
    name,
    top: Math.round((top - start) * scale),
    bottom: Math.round((bottom - start) * scale),
  }));
  const counts = await touching(page, pictures, places, DISTANCE * scale);
  return places.flatMap(({ name }, at) => ((counts[at] ?? 0) > 4 ? [`${name}: ${counts[at]} px`] : []));
}

/** Opens a page at half its size, since nothing finer counts, and names the sections whose words a picture touches. */
export async function wordsUnderArt(
  browser: Browser,
  url: string,
  widths: readonly number[],
): Promise<string[]> {
  const scale = 0.5;
  const context = await browser.newContext({
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await showWhole(page);
  await page.addStyleTag({ content: STYLE });
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await loadPictures(page);
    found.push(...(await sectionsTouched(page, scale)).map((section) => `${width} px, ${section}`));
  }
  await context.close();
  return found;
}
