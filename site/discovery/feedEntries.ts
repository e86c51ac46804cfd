import { getCollection } from 'astro:content';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf } from '../collections/addresses.ts';
import { escaped } from '../lib/escaped.ts';
import { isWritten } from '../collections/isWritten.ts';
import { agency } from '../records/agency.ts';
import { chapterTexts } from '../records/chapters.ts';
import { posts } from '../records/posts.ts';
import { hrefTo } from '../collections/routes.ts';
import { single } from '../collections/single.ts';
import { changedDay } from './changedDays.ts';
import type { FeedContent, FeedEntry } from './feed.ts';
import { FeedMatter } from '../templates/blog/parts/FeedMatter.tsx';

const inParagraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${escaped(text)}</p>`).join('\n');

/** The chapters of a page as HTML under their headings. */
const textOf = async (collection: 'case-chapters' | 'post-chapters', id: string): Promise<string> =>
  (await chapterTexts(collection, id))
    .map(({ heading, html }) => `<h2>${escaped(heading)}</h2>\n${html}`)
    .join('\n');

const fromPosts = async (): Promise<FeedEntry[]> =>
  Promise.all(
    (await posts()).map(async ({ id, title, page, author, published, article }) => ({
      title,
      page,
      author,
      published,
      summary: article.answer.text.join(' '),
      text: [
        inParagraphs(article.answer.text),
        await textOf('post-chapters', id),
        renderToStaticMarkup(createElement(FeedMatter, { ...article, href: hrefTo })),
      ].join('\n'),
      updated: article.updated ?? published,
    })),
  );

/** Case studies carry no date of their own: they came when their file was last changed, or with the first post. */
const fromCases = async (first: string): Promise<FeedEntry[]> =>
  Promise.all(
    (await getCollection('case-studies'))
      .filter(isWritten)
      .map(async ({ id, data: { key, title, summary }, filePath }) => ({
        key,
        title,
        page: addressOf('case-studies', id),
        summary,
        text: await textOf('case-chapters', id),
        updated: (filePath && changedDay(filePath)) ?? first,
      })),
  );

/** Each carries its whole text, and readers fetch all of them again and again. */
const MOST_ENTRIES = 100;

/** What the feed says of itself, and its entries: posts, then case studies, a hundred at most. */
export async function feedContent(): Promise<FeedContent> {
  const { feed } = await single('blog');
  const { brand, language } = await agency();
  const written = await fromPosts();
  const first = written.map(({ updated }) => updated).sort()[0] ?? '2000-01-01';
  const entries = [...written, ...(await fromCases(first))].slice(0, MOST_ENTRIES);
  return { ...feed, brand, language, entries };
}
