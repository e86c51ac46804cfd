import { getCollection, type CollectionEntry } from 'astro:content';
import { portrait } from '../../integrations/drawings/portrait.ts';
import { companyOf } from '../../lib/companyOf.ts';
import { pick } from '../../lib/pick.ts';

/** A review with its company's name and a picture of the person. */
async function quoted(review: CollectionEntry<'reviews'>) {
  const company = companyOf(review.data, await getCollection('clients'));
  return { ...review.data, company, picture: await portrait(review, 'reviews') };
}

/** The reviews that a page names. */
export async function reviews(names: readonly string[]) {
  return Promise.all(pick(await getCollection('reviews'), names, 'reviews').map(quoted));
}

/** All reviews in their order. */
export async function allReviews() {
  const entries = await getCollection('reviews');
  return Promise.all(entries.sort((a, b) => a.data.order - b.data.order).map(quoted));
}
