import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { htmlOf, pagePaths } from '../support/pages.ts';
import { part } from '../support/parts.ts';
import { builtSite } from '../support/site.ts';

const folder = 'content/pages/case-studies';
const keys = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.md', ''),
    /^key: (.+)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1],
  ]),
);
const read = (file: string) => readFileSync(join(builtSite().dist, file), 'utf8');

test('every card of a case study carries its key', () => {
  const grid = part(htmlOf('/portfolio/'), 'case-study-card-grid');
  const shown = [...grid.matchAll(/data-case-study="([^"]+)" data-key="([^"]+)"/g)];
  expect(Object.fromEntries(shown.map(([, slug, key]) => [slug, key]))).toEqual(keys);
  expect(new Set(Object.values(keys)).size).toBe(24);
});

test('the feed says the key of a case study in both forms, as an extension of each', () => {
  const { items }: { items: { url: string; _case_study?: { key: string } }[] } = JSON.parse(
    read('feed.json'),
  );
  for (const { url, _case_study: extension } of items) {
    const slug = /\/case-studies\/([^/]+)\//.exec(url)?.[1];
    expect(extension?.key).toBe(slug && keys[slug]);
  }
  const terms = [...read('feed.xml').matchAll(/<category [^>]*scheme="[^"]+\/portfolio\/" term="([^"]+)"/g)];
  expect(terms.map(([, term]) => term).toSorted()).toEqual(Object.values(keys).toSorted());
});

test('a topic of the blog has three posts or more', () => {
  const topics = part(htmlOf('/blog/'), 'post-list-by-topic').split('<h3').slice(1);
  expect(topics.length).toBeGreaterThan(2);
  for (const topic of topics) expect(topic.match(/<h4/g)?.length).toBeGreaterThanOrEqual(3);
  const sections = pagePaths()
    .filter((path) => path.startsWith('/blog/') && path !== '/blog/')
    .map((path) => /"articleSection":"([^"]+)"/.exec(htmlOf(path))?.[1] ?? '');
  for (const section of sections) {
    expect(sections.filter((other) => other === section).length, section).toBeGreaterThanOrEqual(3);
  }
});

test('events name town and country', () => {
  const abouts = htmlOf('/events/').match(/(?:Pune|Vancouver), (?:India|Canada)/g) ?? [];
  expect(new Set(abouts)).toEqual(new Set(['Pune, India', 'Vancouver, Canada']));
});

test('the page about generative AI shows a case of each tag that belongs to it', () => {
  const shown = [
    ...htmlOf('/services/generative-ai-development-company/').matchAll(/data-case-study="([^"]+)"/g),
  ];
  const tags = shown.flatMap(
    ([, slug]) =>
      /service: \[(.*)\]/.exec(readFileSync(join(folder, `${slug}.md`), 'utf8'))?.[1]?.split(', ') ?? [],
  );
  for (const tag of ['Generative AI', 'AI Integration', 'AI Agent Development']) expect(tags).toContain(tag);
});

test('pictures of people and talks say what they are', () => {
  const silent = pagePaths().flatMap((path) =>
    [...htmlOf(path).matchAll(/<img [^>]*src="[^"]*\/(?:tile|person|talk)-[^>]*>/g)]
      .filter(([image]) => !/ alt="[^"]+"/.test(image))
      .map(([image]) => `${path}: ${image}`),
  );
  expect(silent).toEqual([]);
  expect(htmlOf('/open-source/')).toContain('alt="The number 212 over heavy rain on vermilion"');
});

test.each([
  ['/case-studies/podcast-mobile-app-solution/', 'crash-rate-result', 'down from 60% of 21,400'],
  ['/case-studies/online-travel-portal/', 'bookings-on-mobile', 'Over 60% of travel bookings'],
])('%s marks the fact %s', (path, fact, words) => {
  expect(htmlOf(path).split(`data-fact="${fact}"`)[1]?.slice(0, 400)).toContain(words);
});
