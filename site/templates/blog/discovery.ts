import type { CollectionEntry } from 'astro:content';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hrefTo } from '../../collections/routes.ts';
import { chaptersHtml } from '../../discovery/chaptersHtml.ts';
import type { UndatedEntry } from '../../discovery/discoveries.ts';
import { escaped } from '../../lib/escaped.ts';
import { posts } from '../../records/posts.ts';
import { FeedMatter } from './parts/FeedMatter.tsx';

export const listings = {
  posts: ({ data: { article, published } }: CollectionEntry<'posts'>) => ({
    seo: article?.seo,
    changed: article?.updated ?? published,
  }),
};

const inParagraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${escaped(text)}</p>`).join('\n');

export const feedEntries = async (): Promise<UndatedEntry[]> =>
  Promise.all(
    (await posts()).map(async ({ id, title, page, author, published, article }) => ({
      title,
      page,
      author,
      published,
      summary: article.answer.text.join(' '),
      text: [
        inParagraphs(article.answer.text),
        await chaptersHtml('post-chapters', id),
        renderToStaticMarkup(createElement(FeedMatter, { ...article, resolveLink: hrefTo })),
      ].join('\n'),
      updated: article.updated ?? published,
    })),
  );
