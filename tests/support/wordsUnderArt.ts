import type { Browser, Page } from 'playwright-core';
import { loadPictures } from './loadPictures.ts';

/** How near a picture may come to a letter, CSS px. */
const DISTANCE = 4;

/** Shows of a page its words alone, its pictures alone, or neither; and of its sections one alone. */
const STYLE = `
  * { content-visibility: visible !important; transition: none !important; }
  html[data-alone] body > :not(main), html[data-alone] [data-section]:not([data-alone], :has([data-alone]), [data-alone] *) { display: none !important; }
  html:is([data-show='words'], [data-show='neither']) :is(img, svg) { visibility: hidden !important; }
  html:is([data-show='pictures'], [data-show='neither']) * { color: transparent !important; text-decoration: none !important; }
`;

/** Marks the sections in which words stand in the box of a picture, and says how many there are. */
const markSections = (page: Page): Promise<number> =>
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
    const marked = [...document.querySelectorAll('main [data-section]')].filter((section) => {
      const [boxes, lines] = [boxesOf(section), linesOf(section)];
      return boxes.some((box) =>
        lines.some(
          (line) =>
            line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top,
        ),
      );
    });
    for (const part of document.querySelectorAll('[data-judged]')) part.removeAttribute('data-judged');
    for (const [at, section] of marked.entries()) section.setAttribute('data-judged', String(at));
    return marked.length;
  });

/** How many pixels of words have one of a picture nearby; the pictures are PNG in base64. */
const touching = (page: Page, pictures: readonly string[], reach: number): Promise<number> =>
  page.evaluate(
    async ({ pictures, reach }) => {
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
      if (!words || !art || !neither) return 0;
      const { width, height } = neither;
      const differs = ({ data }: ImageData, at: number) =>
        [0, 1, 2].reduce(
          (sum, i) => sum + Math.abs((data[4 * at + i] ?? 0) - (neither.data[4 * at + i] ?? 0)),
          0,
        ) > 24;
      let count = 0;
      for (let y = reach; y < height - reach; y += 1)
        for (let x = reach; x < width - reach; x += 1) {
          if (!differs(words, y * width + x)) continue;
          const around = [-reach, 0, reach].flatMap((dy) =>
            [-reach, 0, reach].map((dx) => (y + dy) * width + x + dx),
          );
          if (around.some((at) => differs(art, at))) count += 1;
        }
      return count;
    },
    { pictures, reach },
  );

/** The sections of the open page whose words a picture touches. */
async function sectionsTouched(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0, count = await markSections(page); at < count; at += 1) {
    const section = page.locator(`[data-judged='${at}']`);
    await section.evaluate((part) => {
      document.documentElement.setAttribute('data-alone', '');
      part.setAttribute('data-alone', '');
    });
    const shots: string[] = [];
    for (const show of ['words', 'pictures', 'neither']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-show', value), show);
      shots.push((await section.screenshot()).toString('base64'));
    }
    const pixels = await touching(page, shots, DISTANCE / 2);
    if (pixels > 4) found.push(`${await section.getAttribute('data-section')}: ${pixels} px`);
    await page.evaluate(() => {
      for (const name of ['data-alone', 'data-show'])
        for (const part of document.querySelectorAll(`[${name}]`)) part.removeAttribute(name);
    });
  }
  return found;
}

/** Opens a page at half its size, since nothing finer counts, and names the sections whose words a picture touches. */
export async function wordsUnderArt(
  browser: Browser,
  url: string,
  widths: readonly number[],
): Promise<string[]> {
  const context = await browser.newContext({
    deviceScaleFactor: 0.5,
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
    found.push(...(await sectionsTouched(page)).map((section) => `${width} px, ${section}`));
  }
  await context.close();
  return found;
}
