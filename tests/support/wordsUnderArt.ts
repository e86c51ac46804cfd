import type { Browser, Page } from 'playwright-core';
import { loadPictures } from './loadPictures.ts';

/** How near a picture may come to a letter, CSS px. */
const DISTANCE = 4;

/** Shows of a page its words alone, its pictures alone, or neither. */
const STYLE = `
  * { content-visibility: visible !important; transition: none !important; animation: none !important; }
  html:is([data-show='words'], [data-show='neither']) :is(img, svg) { visibility: hidden !important; }
  html:is([data-show='pictures'], [data-show='neither']) * { color: transparent !important; text-decoration: none !important; }
`;

/** A section in which words stand in the box of a picture; its place in CSS px. */
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

interface Shots {
  /** PNG in base64: words alone, pictures alone, neither. */
  pictures: readonly string[];
  sections: readonly Crowded[];
  /** Device pixels around a letter in which no picture may be. */
  reach: number;
  /** Device pixels in a CSS pixel. */
  scale: number;
}

/** How many pixels of each section's words have one of a picture nearby. */
const touching = (page: Page, shots: Shots): Promise<number[]> =>
  page.evaluate(async ({ pictures, sections, reach, scale }) => {
    const [words, art, neither] = await Promise.all(
      pictures.map(async (data) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${data}`;
        await picture.decode();
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        context?.drawImage(picture, 0, 0);
        return context?.getImageData(0, 0, picture.width, picture.height);
      }),
    );
    if (!words || !art || !neither) return [];
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
    const [letters, drawn] = [marksOf(words), marksOf(art)];
    const around = [-reach, 0, reach].flatMap((dy) => [-reach, 0, reach].map((dx) => dy * width + dx));
    return sections.map(({ top, bottom }) => {
      let count = 0;
      const [first, last] = [Math.max(reach, Math.floor(top * scale)), Math.ceil(bottom * scale) - reach];
      for (let y = first; y < Math.min(last, height - reach); y += 1)
        for (let x = reach; x < width - reach; x += 1) {
          const at = y * width + x;
          if (letters[at] === 1 && around.some((step) => drawn[at + step] === 1)) count += 1;
        }
      return count;
    });
  }, shots);

/** The sections of the open page whose words a picture touches. */
async function sectionsTouched(page: Page, scale: number): Promise<string[]> {
  const sections = await crowdedSections(page);
  if (sections.length === 0) return [];
  const pictures: string[] = [];
  for (const show of ['words', 'pictures', 'neither']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-show', value), show);
    pictures.push((await page.screenshot({ fullPage: true })).toString('base64'));
  }
  const counts = await touching(page, { pictures, sections, reach: DISTANCE * scale, scale });
  await page.evaluate(() => document.documentElement.removeAttribute('data-show'));
  return sections.flatMap(({ name }, at) => ((counts[at] ?? 0) > 4 ? `${name}: ${counts[at]} px` : []));
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
