import type { CollectionEntry } from 'astro:content';
import { addressOf } from '../collections/addresses.ts';
import { isWritten } from '../collections/isWritten.ts';
import { memoize } from '../lib/memoize.ts';
import { readingMinutes } from './readingMinutes.ts';
import { entriesOf } from '../collections/entries.ts';
import { allNamed, named } from '../collections/named.ts';

type Article = NonNullable<CollectionEntry<'posts'>['data']['article']>;

/** Minutes that a post takes to read: its text, and what stands around it. */
const minutesOf = (text: string | undefined, { answer, numbers, table, checklist }: Article): number =>
  readingMinutes(text, answer, numbers, table, checklist);

/**
 * All posts whose text is written, the newest first, each with its author. Throws an Error that names a post whose
 * front matter lacks what its page needs.
 */
export const posts = memoize(async () => {
  const writtenPosts = (await entriesOf('posts')).filter(isWritten);
  const all = await Promise.all(
    writtenPosts.map(async ({ id, data, body }) => {
      const { article } = data;
      if (!article) throw new Error(`pages/posts/${id}.md has a text, so its front matter needs "article".`);
      return {
        ...data,
        id,
        article,
        author: (await named('people', article.author)).data.name,
        minutes: minutesOf(body, article),
        page: addressOf('posts', id),
      };
    }),
  );
  return all.sort((a, b) => b.published.localeCompare(a.published));
});

/** The posts with these ids as cards show them; the minutes are missing while a post is only announced. */
export const postCards = async (ids: readonly string[]) =>
  (await allNamed('posts', ids)).map(({ id, data, body }) => ({
    id,
    title: data.title,
    category: data.category,
    minutes: data.article && minutesOf(body, data.article),
    page: addressOf('posts', id),
    cover: data.cover,
  }));
