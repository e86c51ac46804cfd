import type { CollectionEntry } from 'astro:content';
import type { z } from 'astro/zod';
import { addressOf } from '../collections/addresses.ts';
import { fill } from '../collections/fill.ts';
import { portrait } from '../pictures/portrait.ts';
import { clientMarks } from './clients.ts';
import { drawnTileAlt } from './drawnTile.ts';
import { excerpt } from './excerpt.ts';
import { named } from '../collections/named.ts';
import type { reviewSchema, ThreeReviews } from './review.schema.ts';
import { reviewMarks } from './reviewMarks.ts';
import { single } from '../collections/single.ts';
import { entriesOf } from '../collections/entries.ts';

type Review = z.infer<typeof reviewSchema>;

/** The words that stand with every set of reviews. */
export const reviewWords = async () => (await single('shared-words')).reviews;

/** The company that a review speaks for: its own words, or the name of the client it refers to. */
async function companyOf({ client, company }: Review): Promise<string> {
  return client === undefined ? (company ?? '') : (await named('clients', client)).data.name;
}

/** The case study that a review belongs to, by the name of its product, with its page. */
async function storyOf({ project }: Review) {
  if (project === undefined) return undefined;
  const { id, data } = await named('case-studies', project);
  return { name: data.cardName, line: data.cardLine, page: addressOf('case-studies', id) };
}

/**
 * Reviews with what they are about, their company, its word-mark where it is a client, a picture of the person, and
 * flag and rating as drawings with words.
 */
async function quoted(entries: readonly CollectionEntry<'reviews'>[]) {
  const [{ sprite, marks }, marksOf, words] = await Promise.all([
    clientMarks(),
    reviewMarks(),
    reviewWords(),
  ]);
  const wordmark = (client: string | undefined) => {
    const own = marks.find(({ id }) => id === client);
    return own && { mark: `${sprite}#${own.id}`, width: own.width, height: own.height };
  };
  return Promise.all(
    entries.map(async (review) => ({
      ...review.data,
      id: review.id,
      ...marksOf(review.data),
      about: fill(words.about, { about: review.data.about }),
      company: await companyOf(review.data),
      wordmark: wordmark(review.data.client),
      picture: await portrait(review, 'records/reviews', await drawnTileAlt()),
    })),
  );
}

/** The reviews of a page, in their order, each whole or cut to its kept parts. */
export async function reviews(chosen: ThreeReviews) {
  const entries = await Promise.all(
    chosen.map(async ({ review, parts }) => {
      const entry = await named('reviews', review);
      const { comment } = entry.data;
      return parts ? { ...entry, data: { ...entry.data, comment: excerpt(comment, parts) } } : entry;
    }),
  );
  return quoted(entries);
}

/** All reviews in their order, each with the case study of its project, where there is one. */
export async function allReviews() {
  const entries = await entriesOf('reviews');
  const ordered = entries.toSorted((a, b) => a.data.order - b.data.order);
  const stories = await Promise.all(ordered.map(({ data }) => storyOf(data)));
  return (await quoted(ordered)).map((review, at) => ({ ...review, story: stories[at] }));
}
