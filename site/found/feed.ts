/** Where the feed stands, in its two forms. */
export const FEEDS = { rss: '/feed.xml', json: '/feed.json' } as const;

export interface FeedEntry {
  title: string;
  /** Path of the page, such as `/blog/what-an-mvp-costs/`. */
  page: string;
  /** What it comes to, in a sentence or two. */
  summary: string;
  author?: string;
  /** Days such as 2026-03-12. */
  published?: string;
  updated?: string;
}

interface Feed {
  title: string;
  description: string;
  /** Language of all texts, such as `en-CA`. */
  language: string;
  /** Canonical origin of the site. */
  origin: URL;
  /** The newest first. */
  entries: readonly FeedEntry[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML holds it. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`;

/** The feed in RSS 2.0, with the names of authors in Dublin Core, since RSS itself wants their mail addresses. */
export function rss({ title, description, language, origin, entries }: Feed): string {
  const address = (path: string) => new URL(path, origin).href;
  const items = entries.map(({ title: name, page, summary, author, published }) =>
    [
      '<item>',
      element('title', name),
      element('link', address(page)),
      `<guid isPermaLink="true">${escaped(address(page))}</guid>`,
      element('description', summary),
      element('dc:creator', author),
      element('pubDate', published && new Date(published).toUTCString()),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', address('/blog/')),
    element('description', description),
    element('language', language),
    `<atom:link href="${escaped(address(FEEDS.rss))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The same entries as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed({ title, description, language, origin, entries }: Feed): string {
  const address = (path: string) => new URL(path, origin).href;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: address('/blog/'),
    feed_url: address(FEEDS.json),
    items: entries.map(({ title: name, page, summary, author, published, updated }) => ({
      id: address(page),
      url: address(page),
      title: name,
      content_text: summary,
      date_published: published && `${published}T00:00:00Z`,
      date_modified: updated && `${updated}T00:00:00Z`,
      authors: author ? [{ name: author }] : undefined,
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
