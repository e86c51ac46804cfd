import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';
import { htmlOf, pageNotes } from '../support/pages.ts';
import { longestRun, sectionsOf } from '../support/sections.ts';

const { browser, address } = await openSite();

/** Kinds whose pages sell, and have to answer soon. */
const selling = ['service', 'service-framework', 'hire', 'industry'];
/** What other pages tell in full; three of them at most stand in full on one page. */
const toldElsewhere = [
  'engagement-models',
  'plans',
  'development-process',
  'tech-stack',
  'chief-executive-note',
  'blog-insights',
  'trust-badges',
  'client-reviews',
  'faq',
];
const ends = ['faq', 'client-reviews', 'cta-banner', 'cta-strip'];

const notes = pageNotes();
const sellingPages = notes.filter(({ kind }) => selling.includes(kind)).map(({ path }) => path);
const withSpine = notes.flatMap(({ path, kind, spine }) => (spine ? [{ path, kind, spine }] : []));
const orderOf = (path: string) =>
  sectionsOf(htmlOf(path))
    .filter(({ name, shared, compact }) => !shared && !compact && !ends.includes(name))
    .map(({ name }) => name);

test.each(sellingPages)('%s has twelve sections at most, and three full shared blocks', (path) => {
  const sections = sectionsOf(htmlOf(path));
  expect(sections.map(({ name }) => name).length).toBeLessThanOrEqual(12);
  const full = sections.filter(({ name, compact }) => !compact && toldElsewhere.includes(name));
  expect(full.map(({ name }) => name).length).toBeLessThanOrEqual(3);
});

test('pages of one kind with different spines share three fifths of their order at most', () => {
  const alike = withSpine.flatMap((one, at) =>
    withSpine.slice(at + 1).flatMap((other) => {
      if (one.kind !== other.kind || one.spine === other.spine) return [];
      const [first, second] = [orderOf(one.path), orderOf(other.path)];
      const share = longestRun(first, second) / Math.min(first.length, second.length);
      return share > 0.6 ? [`${one.path} and ${other.path}: ${Math.round(share * 100)} %`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

/** CSS px of a page at a width, as far as all of it is laid out. */
async function heightOf(path: string, width: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true });
  await page.goto(address + path);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const height = await page.evaluate(() => document.fonts.ready.then(() => document.body.scrollHeight));
  await page.close();
  return height;
}

test.each([
  ...sellingPages.map((path) => ({ path, width: 1440, most: 10_000 })),
  { path: '/', width: 1440, most: 12_000 },
  { path: '/', width: 390, most: 17_000 },
])('$path is at most $most px high at $width px', async ({ path, width, most }) => {
  expect(await heightOf(path, width)).toBeLessThanOrEqual(most);
});
