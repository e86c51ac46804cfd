import { Feed } from 'feed';
import { escaped } from '../lib/escaped.ts';

/** Where the feed stands, in its two forms. */
export const FEEDS = { atom: '/feed.xml', json: '/feed.json' } as const;

export interface FeedEntry {
  title: string;
  /** Path of the page, such as `/blog/what-an-mvp-costs/`. */
  page: string;
  /** What it comes to, in a sentence or two. */
  summary: string;
  /** The whole text as HTML, its links from the root of the site. */
  text: string;
  author?: string;
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

function feedOf(
  { title, description, brand, language, entries }: FeedContent,
  origin: URL,
  words: (text: string) => string,
): Feed {
  const address = (path: string) => new URL(path, origin).href;
  const whole = (html: string) =>
    html.replaceAll(
      /(href|src)="(\/[^"]*)"/g,
      (_, name: string, path: string) => `${name}="${address(path)}"`,
    );
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
    feedLinks: { atom: address(FEEDS.atom), json: address(FEEDS.json) },
    ...(updated && { updated: new Date(updated) }),
  });
  for (const { title: name, page, summary, text, author, published, updated: changed } of entries) {
    all.addItem({
      title: words(name),
      id: address(page),
      link: address(page),
      description: words(summary),
      content: whole(text),
      date: new Date(changed),
      author: [{ name: author ?? brand }],
      ...(published && { published: new Date(published) }),
    });
  }
  return all;
}

/** The feed with full texts as Atom (RFC 4287), which the library writes with titles in HTML. */
export const atomFeed = (content: FeedContent, origin: URL): string =>
  feedOf(content, origin, escaped).atom1();

/** The same entries as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export const jsonFeed = (content: FeedContent, origin: URL): string =>
  feedOf(content, origin, (text) => text).json1();
