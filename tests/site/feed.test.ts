import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonFeed, rss } from '../../site/found/feed.ts';
import { htmlOf } from '../support/pages.ts';
import { builtSite } from '../support/site.ts';

const read = (file: string) => readFileSync(join(builtSite().dist, file), 'utf8');
const linksOf = (xml: string) =>
  [...xml.matchAll(/<item>.*?<link>([^<]*)<\/link>/gs)].map(([, link]) => link);

const odd = {
  title: 'Notes & <numbers>',
  description: 'A "quoted" one',
  language: 'en',
  origin: new URL('https://agency.example'),
  entries: [
    { title: 'Rain & shine < 5', page: '/blog/rain/', summary: 'a > b & "c"', published: '2026-02-19' },
  ],
};

test('both forms of the feed hold the same entries, and each leads to a page', () => {
  const { items }: { items: { url: string }[] } = JSON.parse(read('feed.json'));
  const urls = items.map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(0);
  expect(linksOf(read('feed.xml'))).toEqual(urls);
  const missing = urls.filter(
    (url) => !existsSync(join(builtSite().dist, new URL(url).pathname, 'index.html')),
  );
  expect(missing).toEqual([]);
});

test('the blog and its posts name the feed in both forms', () => {
  const html = htmlOf('/blog/');
  expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml" [^>]*href="\/feed.xml"/);
  expect(html).toMatch(/<link rel="alternate" type="application\/feed\+json" [^>]*href="\/feed.json"/);
});

test('signs that mean something in XML are escaped', () => {
  const xml = rss(odd);
  expect(xml).toContain('<title>Rain &amp; shine &lt; 5</title>');
  expect(xml).toContain('<pubDate>Thu, 19 Feb 2026 00:00:00 GMT</pubDate>');
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
});

test('the JSON form leaves out what an entry does not have', () => {
  const { items }: { items: unknown[] } = JSON.parse(jsonFeed(odd));
  expect(items).toEqual([
    {
      id: 'https://agency.example/blog/rain/',
      url: 'https://agency.example/blog/rain/',
      title: 'Rain & shine < 5',
      content_text: 'a > b & "c"',
      date_published: '2026-02-19T00:00:00Z',
    },
  ]);
});
