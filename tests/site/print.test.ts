import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';
import { pagesToVisit } from '../support/pages.ts';
import { paleOnPaper } from '../support/paleOnPaper.ts';
import { END, markPlaces, parted, printedPlaces } from '../support/printedPlaces.ts';
import { printScale } from '../support/printScale.ts';

const { browser, address } = await openSite();
const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' });
const page = await context.newPage();
// A sheet of A4, by whose width the browser chooses the layout.
await page.setViewportSize({ width: 794, height: 1123 });
await page.emulateMedia({ media: 'print' });

/** Ordinary text at the stricter level of WCAG, which also survives a weak printer. */
const LEAST_CONTRAST = 7;
/** In px: what a chart may take of a sheet, so that its heading stands on the same one. */
const MOST_OF_A_SHEET = 800;
/** In px: what stands whole on a sheet. */
const HALF_A_SHEET = 475;
/** How far down the last sheet is used at least: there is more on it than a scrap. */
const LEAST_OF_LAST_SHEET = 0.2;
/** Lists of whatever there is, which end where they end. */
const ENDLESS = ['/notices/', '/search/'];
/** As no section keeps the next one with it. */
const MOST_SHEETS: Partial<Record<string, number>> = {
  '/pricing/': 5,
  '/portfolio/': 4,
  '/figures/': 7,
  '/security/': 6,
  '/contact/': 2,
};

test.each(pagesToVisit())('%s prints dark words on white, whole and in full size', async (path) => {
  await page.goto(address + path);
  expect(await page.evaluate(paleOnPaper, LEAST_CONTRAST)).toEqual([]);
  await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
  expect(await page.locator('[data-section^="cta-"]:visible, [data-contact-open]:visible').count()).toBe(0);
  const drawings = page.locator("[data-section] > :is(img[alt=''], picture > img[alt=''])");
  expect(await drawings.filter({ visible: true }).count(), 'drawings behind words').toBe(0);
  // Input and results are worth printing; sorting and filter controls are not.
  const choices = page.locator(
    'main :is(select, [type=checkbox], [type=reset], tr button):not([method=post] *, [data-calculator] *)',
  );
  expect(await choices.filter({ visible: true }).count()).toBe(0);
  const together = await page.evaluate(markPlaces, { end: END, most: HALF_A_SHEET });
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(printScale(pdf), format).toBeCloseTo(1, 3);
    const printed = printedPlaces(pdf);
    expect(parted(together, printed), format).toEqual([]);
    if (printed.sheets > 1 && !ENDLESS.includes(path))
      expect(printed.places.get(END)?.down, `last sheet of ${format}`).toBeGreaterThan(LEAST_OF_LAST_SHEET);
    expect(printed.sheets, format).toBeLessThanOrEqual(MOST_SHEETS[path] ?? Infinity);
  }
});

test('the portfolio prints all its case studies, and those of a filter alone with what was chosen', async () => {
  const cards = page.locator('[data-case-card]').filter({ visible: true });
  const filter = page.locator('[data-case-filter]');
  await page.goto(`${address}/portfolio/`);
  expect(await cards.count()).toBe(24);
  expect(await filter.isVisible()).toBe(false);
  await page.goto(`${address}/portfolio/?industry=healthcare`);
  expect(await cards.count()).toBe(3);
  expect(await filter.innerText()).toMatch(/^Industry\s+Healthcare\s+3 of 24 case studies shown$/);
});

test('the weather that was chosen prints whole, without what chooses it', async () => {
  await page.goto(`${address}/about/`);
  const weather = page.locator('[data-weather]');
  for (const [key, drawing] of [
    ['Home', 0],
    ['End', 1],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await weather.locator('input').press(key);
    await page.emulateMedia({ media: 'print' });
    expect(await weather.locator('> :not(img)').filter({ visible: true }).count(), key).toBe(0);
    await weather.scrollIntoViewIfNeeded();
    const seen = await weather.evaluate((stage) => {
      const { left, width, top, height } = stage.getBoundingClientRect();
      const at = (share: number) => document.elementFromPoint(left + share * width, top + height / 2);
      const drawings = [...stage.querySelectorAll('img')];
      return [0.02, 0.98].map((share) => drawings.findIndex((one) => one === at(share)));
    });
    expect(seen, key).toEqual([drawing, drawing]);
  }
});

test('what nobody came near prints in its own fonts, the first time as well', async () => {
  const fresh = await browser.newPage();
  await fresh.goto(`${address}/services/`);
  /** The fonts of what is printed, one for each cut, without the letters that mark it: regular and bold share a name. */
  const printed = async () => {
    const pdf = (await fresh.pdf()).toString('latin1');
    return [...pdf.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name).toSorted();
  };
  const first = await printed();
  expect(first.length).toBeGreaterThan(1);
  expect(first).toEqual(await printed());
  await fresh.close();
});

test('the foot is a letterhead beside the mark, and takes no sheet of its own', async () => {
  await page.goto(`${address}/pricing/`);
  const [foot, head] = await Promise.all(
    ['body > footer', 'body > header'].map((part) => page.locator(part).boundingBox()),
  );
  expect(foot?.y).toBeGreaterThanOrEqual(0);
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan((head?.height ?? 0) + 20);
  const mark = await page.locator('header img').first().boundingBox();
  expect(foot?.x).toBeGreaterThan((mark?.x ?? 0) + (mark?.width ?? 0));
});

test('the events print those that were, all of them, and no button for more', async () => {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${address}/events/`);
  await page.emulateMedia({ media: 'print' });
  const events = page.locator('[data-events=past] > li');
  expect(await events.count()).toBeGreaterThan(6);
  await expect.poll(() => events.filter({ visible: false }).count()).toBe(0);
  expect(await page.locator('[data-events-more]').isVisible()).toBe(false);
});

test('the price page prints its plans, its sums, what is folded and its address', async () => {
  await page.goto(`${address}/pricing/`);
  const printed = await page.locator('body').innerText();
  for (const words of ['Dedicated', 'Fixed', 'Flexible/Hourly', 'Sum']) expect(printed).toContain(words);
  // A chart as tall as a sheet would part from its heading.
  const chart = await page.locator('[data-section=rate-tables-by-region] svg').first().boundingBox();
  expect(chart?.height).toBeGreaterThan(100);
  expect(chart?.height).toBeLessThan(MOST_OF_A_SHEET);
  const folded = await page.evaluate(
    () =>
      [...document.querySelectorAll('main details:not([open]) > :not(summary)')].filter(
        (part) => !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
  expect(folded).toBe(0);
  const foot = await page
    .locator('footer')
    .last()
    .evaluate((footer) => getComputedStyle(footer, '::before').content);
  expect(foot).toContain('/pricing/');
});
