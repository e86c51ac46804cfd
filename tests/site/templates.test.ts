import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.ts';
import { htmlOf, pageNotes } from '../support/pages.ts';
import { longestRun, sectionsOf } from '../support/sections.ts';
import { showWhole } from '../support/showWhole.ts';

const { browser, address } = await openSite();

/** Kinds whose pages sell, and have to answer soon. */
const selling = ['service-pages', 'hire-pages', 'industry-pages'];
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
const withTemplate = notes.flatMap(({ path, kind, template }) =>
  template ? [{ path, kind, template }] : [],
);
const orderOf = (path: string) =>
  sectionsOf(htmlOf(path))
    .filter(({ name, shared, compact }) => !shared && !compact && !ends.includes(name))
    .map(({ name }) => name);

test.each(sellingPages)('%s tells three things at most in full that other pages tell', (path) => {
  const full = sectionsOf(htmlOf(path)).filter(
    ({ name, compact }) => !compact && toldElsewhere.includes(name),
  );
  expect(full.map(({ name }) => name).length).toBeLessThanOrEqual(3);
});

test('pages of one kind with different templates share three fifths of their order at most', () => {
  const alike = withTemplate.flatMap((one, at) =>
    withTemplate.slice(at + 1).flatMap((other) => {
      if (one.kind !== other.kind || one.template === other.template) return [];
      const [first, second] = [orderOf(one.path), orderOf(other.path)];
      const share = longestRun(first, second) / Math.min(first.length, second.length);
      return share > 0.6 ? [`${one.path} and ${other.path}: ${Math.round(share * 100)} %`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

/** A page as it is laid out at a width: its height in CSS px, and how many sections stand in it. */
async function measure(path: string, width: number): Promise<{ height: number; sections: number }> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true });
  await page.goto(address + path);
  await showWhole(page);
  const measured = await page.evaluate(async () => {
    await document.fonts.ready;
    const sections = document.querySelectorAll('main > [data-section]').length;
    return { height: document.body.scrollHeight, sections };
  });
  await page.close();
  return measured;
}

test.each(sellingPages)(
  '%s has twelve sections at most, and its height keeps to its limits',
  async (path) => {
    const { height, sections } = await measure(path, 1440);
    expect(sections).toBeLessThanOrEqual(12);
    expect(height).toBeLessThanOrEqual(8_700);
    expect((await measure(path, 390)).height).toBeLessThanOrEqual(15_600);
  },
);

test.each([
  { width: 1440, most: 12_000 },
  { width: 390, most: 17_000 },
])('home is at most $most px high at $width px', async ({ width, most }) => {
  expect((await measure('/', width)).height).toBeLessThanOrEqual(most);
});
