import { expect, test } from 'vitest';
import { htmlOf, pageNotes } from '../../support/pages.ts';

const pages = pageNotes().filter(({ kind }) => kind === 'case-studies');
const sections = (html: string) => [...html.matchAll(/data-section="([^"]+)"/g)].map(([, name = '']) => name);
const numberOf = (values: readonly string[]) => [...Map.groupBy(values, (value) => value).values()];

/** What every case study tells, in whatever order. */
const told = [
  'hero',
  'at-a-glance',
  'the-problem',
  'constraints',
  'approach',
  'what-we-built',
  'screens',
  'result',
  'result-figures',
  'what-went-wrong-and-what-we-changed',
  'client-quote',
  'tech-stack',
  'cta-strip',
  'related-case-studies',
];

test('all 24 case studies have their pages', () => {
  expect(pages).toHaveLength(24);
});

test.each(pages)('$path tells all that a case study owes, with three screens of its own', ({ path }) => {
  const html = htmlOf(path);
  const there = sections(html);
  expect(told.filter((name) => !there.includes(name))).toEqual([]);
  const slug = path.split('/').at(-2);
  const devices = [...html.matchAll(/<img[^>]*src="([^"]+)"[^>]*width="(?:306|906)"/g)].map(
    ([, src = '']) => src,
  );
  const own = new Set(devices.filter((src) => src.includes(`/${slug}-`)));
  expect(own.size).toBeGreaterThanOrEqual(3);
});

test('six case studies of a form at most, and three of one order', () => {
  expect(
    Math.max(...numberOf(pages.map(({ template }) => String(template))).map(({ length }) => length)),
  ).toBeLessThanOrEqual(6);
  const orders = numberOf(pages.map(({ path }) => sections(htmlOf(path)).join(' ')));
  expect(orders.filter(({ length }) => length > 3)).toEqual([]);
});

test('no two case studies head their results with the same number and words', () => {
  const results = pages.flatMap(({ path }) => {
    const chart = htmlOf(path).split('data-section="result-figures"')[1]?.split('</section>')[0] ?? '';
    return [...chart.matchAll(/<strong>([^<]+)<\/strong> <span>([^<]+)/g)].map(([, ...words]) =>
      words.join(' '),
    );
  });
  expect(results.length).toBeGreaterThanOrEqual(pages.length);
  expect(numberOf(results).filter(({ length }) => length > 1)).toEqual([]);
});

test('the cases that a figure of the agency comes from state it', () => {
  const staffing = htmlOf('/case-studies/healthcare-staffing-app-solution/');
  for (const fact of ['scheduling-time', 'nurse-retention'])
    expect(staffing).toContain(`data-fact="${fact}"`);
  expect(htmlOf('/case-studies/podcast-mobile-app-solution/')).toMatch(/60% to 6%/);
});

test('every card of the portfolio leads to a page, and every tag to a card', () => {
  const html = htmlOf('/portfolio/');
  const cards = html.split('data-case-card="true"').slice(1);
  expect(cards.filter((card) => !/href="\/case-studies\/[a-z0-9-]+\/"/.test(card))).toEqual([]);
  const tags = [
    ...html.matchAll(
      /<input type="checkbox" data-label="[^"]*" name="(service|industry|platform)" value="([^"]+)"/g,
    ),
  ];
  expect(tags.length).toBe(14 + 13 + 5);
  const carried = (group: string, tag: string) =>
    cards.some((card) => RegExp(`data-${group}="(?:[^"]* )?${tag}[ "]`).test(card));
  expect(tags.filter(([, group = '', tag = '']) => !carried(group, tag)).map(([, , tag]) => tag)).toEqual([]);
});

test('a review stands beside the case study of its project', () => {
  const html = htmlOf('/testimonials/');
  const links = [...html.matchAll(/<figure[^>]*data-review=""[\s\S]*?<\/figure>/g)].filter(([review]) =>
    review.includes('href="/case-studies/'),
  );
  expect(links).toHaveLength(11);
});
