import { Feed } from 'feed';
import { escaped } from '../lib/escaped.ts';

/** Where the feed stands, in its two forms. */
export const FEEDS = { atom: '/feed.xml', json: '/feed.json' } as const;

/** Whose list of names the keys of case studies belong to: an Atom category's scheme. */
const CASE_KEYS = '/portfolio/';

export interface FeedEntry {
  title: string;
  /** Path of the page, such as `/blog/what-an-mvp-costs/`. */
  page: string;
  /** A summary in a sentence or two. */
  summary: string;
  /** The whole text as HTML, with root-relative links. */
  text: string;
  author?: string;
  /** A case study's identifier for other programs, such as `SUPPLY_CHAIN`. */
  key?: string;
  /** Days such as 2026-03-12. */
  published?: string;
  /** The day of the last change; entries are in this order. */
  updated: string;
}

export interface FeedContent {
  title: string;
  description: string;
  /** Whose feed it is. */
  brand: string;
  /** Language of all texts, such as `en-CA`. */
  language: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
}

/** Makes the links in a text absolute, since feed readers show it outside the site. */
const whole = (html: string, origin: URL): string =>
  html.replaceAll(
    /(href|src)="(\/[^"]*)"/g,
    (_, name: string, path: string) => `${name}="${new URL(path, origin).href}"`,
  );

/** The feed with full texts as Atom (RFC 4287); the library marks its titles as HTML. */
export function atomFeed(content: FeedContent, origin: URL): string {
  const { title, description, brand, language, entries } = content;
  const address = (path: string) => new URL(path, origin).href;
  const updated = entries
    .map((entry) => entry.updated)
    .sort()
    .at(-1);
  const all = new Feed({
    id: address('/blog/'),
    link: address('/blog/'),
    title,
    description,
    language,
    copyright: brand,
    author: { name: brand, link: address('/') },
    favicon: address('/favicon.ico'),
    generator: false,
    feedLinks: { atom: address(FEEDS.atom) },
    ...(updated && { updated: new Date(updated) }),
  });
  for (const { title: name, page, summary, text, author, key, published, updated: changed } of entries) {
    all.addItem({
      title: escaped(name),
      id: address(page),
      link: address(page),
      description: escaped(summary),
      content: whole(text, origin),
      date: new Date(changed),
      author: [{ name: author ?? brand }],
      ...(published && { published: new Date(published) }),
      ...(key && { category: [{ name: key, term: key, scheme: address(CASE_KEYS) }] }),
    });
  }
  // Feed readers render and speak a text by its language, which the library leaves out.
  return all.atom1().replace('<feed ', `<feed xml:lang="${language}" `);
}

/**
 * The same entries as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/); the library writes version 1, which has
 * no language and one author at most. `_case_study` is an extension of ours: the key of a case study.
 */
export function jsonFeed({ title, description, brand, language, entries }: FeedContent, origin: URL): string {
  const address = (path: string) => new URL(path, origin).href;
  const moment = (day: string) => new Date(day).toISOString();
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: address('/blog/'),
    feed_url: address(FEEDS.json),
    description,
    favicon: address('/favicon.ico'),
    language,
    authors: [{ name: brand, url: address('/') }],
    items: entries.map((entry) => ({
      id: address(entry.page),
      url: address(entry.page),
      title: entry.title,
      summary: entry.summary,
      content_html: whole(entry.text, origin),
      ...(entry.published && { date_published: moment(entry.published) }),
      date_modified: moment(entry.updated),
      authors: [{ name: entry.author ?? brand }],
      ...(entry.key && { _case_study: { about: address(CASE_KEYS), key: entry.key } }),
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
