import { getCollection } from 'astro:content';
import { addressOf } from '../lib/addresses.ts';
import { isWritten } from '../lib/isWritten.ts';
import { agency } from '../records/agency.ts';
import { posts } from '../records/posts.ts';
import { single } from '../records/single.ts';
import type { FeedEntry } from './feed.ts';

const fromPosts = async (): Promise<FeedEntry[]> =>
  (await posts()).map(({ title, page, author, published, article }) => ({
    title,
    page,
    summary: article.answer.text.join(' '),
    author,
    published,
    ...(article.updated && { updated: article.updated }),
  }));

/** Case studies carry no date: they stand after the posts. */
const fromCases = async (): Promise<FeedEntry[]> =>
  (await getCollection('case-studies')).filter(isWritten).map(({ id, data: { title, summary } }) => ({
    title,
    page: addressOf('case-studies', id),
    summary,
  }));

/** What the feed says of itself, and its entries. */
export async function feedContent() {
  const { feed } = await single('blog');
  const { language } = await agency();
  return { ...feed, language, entries: [...(await fromPosts()), ...(await fromCases())] };
}
