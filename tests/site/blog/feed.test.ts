import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { atomFeed, jsonFeed } from '../../../site/discovery/feed.ts';
import { htmlOf, pagePaths } from '../../support/pages.ts';
import { builtSite } from '../../support/site.ts';
import { xmlFindings } from '../../support/xmlFindings.ts';

const read = (file: string) => readFileSync(join(builtSite().dist, file), 'utf8');
const entriesOf = (xml: string) =>
  [...xml.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry = '']) => entry);

interface Item {
  url: string;
  title: string;
  content_html: string;
  date_modified: string;
}
const items = (): Item[] => {
  const feed: { items: Item[] } = JSON.parse(read('feed.json'));
  return feed.items;
};

const odd = {
  title: 'Notes & <numbers>',
  description: 'A "quoted" one',
  brand: 'Agency',
  language: 'en',
  entries: [
    {
      title: 'Rain & shine < 5',
      page: '/blog/rain/',
      summary: 'a > b & "c"',
      text: '<p>See <a href="/pricing/">prices</a>.</p>',
      published: '2026-02-19',
      updated: '2026-03-01',
    },
  ],
};
const origin = new URL('https://agency.example');

test('both forms of the feed hold the same entries, and each leads to a page', () => {
  const urls = items().map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(0);
  const ids = entriesOf(read('feed.xml')).map((entry) => /<id>([^<]*)<\/id>/.exec(entry)?.[1]);
  expect(ids).toEqual(urls);
  const missing = urls.filter(
    (url) => !existsSync(join(builtSite().dist, new URL(url).pathname, 'index.html')),
  );
  expect(missing).toEqual([]);
});

test('every post and case study stands in the feed whole', () => {
  const feed = items();
  const texts = pagePaths().filter((path) => /^\/(?:blog|case-studies)\/./.test(path));
  expect(feed.map(({ url }) => new URL(url).pathname).sort()).toEqual(texts.sort());
  for (const { url, content_html: text } of feed) {
    expect(text.match(/<h2>/g)?.length ?? 0, url).toBeGreaterThan(2);
    expect(text.length, url).toBeGreaterThan(2000);
    expect(text, url).not.toMatch(/(?:href|src)="\/(?!\/)/);
  }
});

test('the blog and its posts name the feed in both forms', () => {
  const html = htmlOf('/blog/');
  expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml" [^>]*href="\/feed.xml"/);
  expect(html).toMatch(/<link rel="alternate" type="application\/feed\+json" [^>]*href="\/feed.json"/);
});

test('Atom has what it asks of a feed and of every entry', () => {
  const xml = read('feed.xml');
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<feed xml:lang="[\w-]+" xmlns="/);
  expect(xml).toMatch(/<link rel="self" href="[^"]*\/feed.xml"\/>/);
  for (const entry of entriesOf(xml)) {
    for (const name of ['id', 'title', 'updated', 'author', 'content']) expect(entry).toContain(`<${name}`);
    expect(Date.parse(/<updated>([^<]*)</.exec(entry)?.[1] ?? '')).toBeLessThanOrEqual(Date.now());
  }
});

test('signs that mean something in HTML are escaped where HTML is read', () => {
  const xml = atomFeed(odd, origin);
  expect(xml).toContain('<title type="html"><![CDATA[Rain &amp; shine &lt; 5]]></title>');
  expect(xml).toContain('<a href="https://agency.example/pricing/">');
  expect(xml).toContain('<published>2026-02-19T00:00:00.000Z</published>');
  const json: { items: { title: string; summary: string }[] } = JSON.parse(jsonFeed(odd, origin));
  expect(json.items[0]).toMatchObject({ title: 'Rain & shine < 5', summary: 'a > b & "c"' });
});

const atomSchema = 'tests/support/schemas/atom.rng';

test('Atom is valid by the schema of RFC 4287, and a slip in it would be found', async () => {
  const xml = read('feed.xml');
  expect(await xmlFindings(xml, atomSchema)).toEqual([]);
  expect(await xmlFindings(atomFeed(odd, origin), atomSchema)).toEqual([]);
  for (const [right, wrong] of [
    ['<updated>', '<published>'],
    ['rel="alternate"', 'rel="alternative"'],
    ['<name>', '<named>'],
    [/T00:00:00.000Z/g, 'T00:00:00'],
  ] as const) {
    const broken = xml.replaceAll(right, wrong);
    expect(broken, wrong).not.toBe(xml);
    expect(await xmlFindings(broken, atomSchema), wrong).not.toEqual([]);
  }
});

const address = { type: 'string', format: 'uri' };
const words = { type: 'string', minLength: 1 };
const moment = { type: 'string', format: 'date-time' };
const authors = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: { name: words, url: address },
  },
};
/** What https://www.jsonfeed.org/version/1.1/ says of the fields that this feed has; it may have no other. */
const jsonFeedSchema = {
  type: 'object',
  required: ['version', 'title', 'home_page_url', 'feed_url', 'language', 'authors', 'items'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: words,
    home_page_url: address,
    feed_url: address,
    description: words,
    favicon: address,
    language: { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$' },
    authors,
    items: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'url', 'title', 'content_html', 'date_modified', 'authors'],
        additionalProperties: false,
        // Extensions are objects whose names begin with an underscore.
        patternProperties: { '^_[a-zA-Z]': { type: 'object' } },
        properties: {
          ...{ id: address, url: address, title: words, summary: words, content_html: words },
          ...{ date_published: moment, date_modified: moment, authors },
        },
      },
    },
  },
};

test('the JSON Feed is one of version 1.1, and each of its entries stands under an id of its own', () => {
  const ajv = new Ajv();
  addFormats.default(ajv);
  const validate = ajv.compile(jsonFeedSchema);
  for (const text of [read('feed.json'), jsonFeed(odd, origin)]) {
    validate(JSON.parse(text));
    expect(validate.errors).toBeNull();
  }
  const ids = items().map(({ url }) => url);
  expect(new Set(ids).size).toBe(ids.length);
});
