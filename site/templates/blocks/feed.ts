import { getCollection, getEntry } from 'astro:content';
import type { FeedEntry } from '../../found/feed.ts';
import { isWritten } from '../../lib/isWritten.ts';
import { posts } from './posts.ts';
import { siteSettings } from './siteSettings.ts';

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
async function fromCases(): Promise<FeedEntry[]> {
  const cards = await getCollection('caseStudies');
  return (await getCollection('casePages')).filter(isWritten).flatMap(({ id }) => {
    const card = cards.find((one) => one.id === id)?.data;
    return card ? [{ title: card.title, page: `/case-studies/${id}/`, summary: card.summary }] : [];
  });
}

/** What the feed says of itself, and its entries. Throws an Error when the blog has no file. */
export async function feed() {
  const blog = await getEntry('blogIndex', 'blog');
  if (!blog) throw new Error('The file blog/blog.yaml is missing in the content folder.');
  const { language } = await siteSettings();
  return { ...blog.data.feed, language, entries: [...(await fromPosts()), ...(await fromCases())] };
}
