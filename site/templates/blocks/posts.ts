import { getCollection, type CollectionEntry } from 'astro:content';
import { dayInWords } from '../../lib/dayInWords.ts';
import { isWritten } from '../../lib/isWritten.ts';
import { pick } from '../../lib/pick.ts';
import { readingMinutes } from '../../lib/readingMinutes.ts';

/** A day for programs and in words. */
export const dayOf = (day: string) => ({ day, words: dayInWords(day) });

type Article = NonNullable<CollectionEntry<'posts'>['data']['article']>;

/** Minutes that a post takes to read: its text, and what stands around it. */
export const minutesOf = (text: string | undefined, { answer, numbers, table, checklist }: Article) =>
  readingMinutes(text, answer, numbers, table, checklist);

/**
 * All posts whose text is written, the newest first, each with its author. Throws an Error that names a post whose
 * front matter lacks what its page needs.
 */
export async function posts() {
  const people = await getCollection('people');
  const written = (await getCollection('posts')).filter(isWritten);
  return written
    .map(({ id, data, body }) => {
      const { article } = data;
      if (!article) throw new Error(`posts/${id}.md has a text, so its front matter needs "article".`);
      const [author] = pick(people, [article.author], 'people');
      return {
        ...data,
        id,
        article,
        author: author?.data.name ?? '',
        minutes: minutesOf(body, article),
        page: `/blog/${id}/`,
      };
    })
    .sort((a, b) => b.published.localeCompare(a.published));
}
