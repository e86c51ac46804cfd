import { getCollection, type CollectionEntry } from 'astro:content';
import { z } from 'astro/zod';
import { addressOf } from '../lib/addresses.ts';
import { line, pictureFields, ref } from '../lib/fields.ts';
import { portrait } from '../pictures/portrait.ts';
import { clientMarks } from './clients.ts';
import { named } from './named.ts';
import { reviewMarks } from './reviewMarks.ts';

const words = (text: string) => text.split(/\s+/).length;

const comment = line(420)
  .refine((text) => words(text) >= 12 && words(text) <= 70, {
    error: 'A review has 12 to 70 words.',
  })
  .describe('What was said, without quotation marks, in 12 to 70 words.');
const reservation = z
  .boolean()
  .default(false)
  .describe('True where the comment says what could have been better.');
const fact = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as crash-rate.')
  .optional()
  .describe('Name of a fixed fact that the comment states, such as crash-rate.');
const demo = z
  .boolean()
  .describe(
    'True while the client is invented; set it to false only for a real one who agreed to be quoted.',
  );

/**
 * `content/records/reviews/<name>.yaml`: what one client said. It tells one event of the project in 12 to 70 words; no two
 * reviews open with the same three words, and some hold a reservation.
 */
export const reviewSchema = z
  .strictObject({
    comment,
    name: line(40).describe('Who said it.'),
    position: line(40).describe('The part this person plays there, such as "Operations lead".'),
    ...pictureFields,
    client: ref('clients').optional().describe('The client who is quoted.'),
    company: line(40).optional().describe('The company, where it has no file in `content/records/clients/`.'),
    project: ref('case-studies')
      .optional()
      .describe('The case study of the project; the page of all reviews leads from one to the other.'),
    place: line(40).describe('The town.'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Write the two capital letters of the country, such as CA.')
      .describe('ISO code of the country, such as CA.'),
    rating: z.int().min(1).max(5).describe('What this person gave, of five.'),
    reservation,
    fact,
    order: z.int().min(1).describe('Place among all reviews, counted from 1.'),
    carousel: z
      .boolean()
      .default(false)
      .describe('Shown in the card stack of the contact pop-up; for comments of at most 130 characters.'),
    demo,
  })
  .refine(({ client, company }) => (client === undefined) !== (company === undefined), {
    error: 'Name either a client with a file in content/records/clients/ or a company.',
    path: ['client'],
  })
  .refine(({ carousel, comment }) => !carousel || comment.length <= 130, {
    error:
      'A card of the contact pop-up holds 130 characters; shorten the comment or leave it out of the carousel.',
    path: ['carousel'],
  });

type Review = z.infer<typeof reviewSchema>;

/**
 * `content/records/remarks/<person>-<subject>.yaml`: what a person with a review said about another matter, for pages
 * on that matter. The page of all reviews leaves it out.
 */
export const remarkSchema = z.strictObject({
  of: ref('reviews').describe('The review of the same person, which holds name, place and rating.'),
  comment,
  reservation,
  fact,
  demo,
});

/** A review, or what its author said about another matter. */
export const quotation = ref('reviews', 'remarks');

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
 * Reviews with their company, its word-mark where it is a client, a picture of the person, and flag and rating as
 * drawings with words.
 */
async function quoted(entries: readonly CollectionEntry<'reviews'>[]) {
  const [{ sprite, marks }, marksOf] = await Promise.all([clientMarks(), reviewMarks()]);
  const wordmark = (client: string | undefined) => {
    const own = marks.find(({ id }) => id === client);
    return own && { mark: `${sprite}#${own.id}`, width: own.width, height: own.height };
  };
  return Promise.all(
    entries.map(async (review) => ({
      ...review.data,
      id: review.id,
      ...marksOf(review.data),
      company: await companyOf(review.data),
      wordmark: wordmark(review.data.client),
      picture: await portrait(review, 'records/reviews'),
    })),
  );
}

/**
 * The reviews and remarks with these ids, in this order. Throws an Error when one person would speak twice, since each
 * page lets several clients speak.
 */
export async function reviews(ids: readonly string[]) {
  const remarks = await getCollection('remarks');
  const chosen = await Promise.all(
    ids.map(async (id) => {
      const remark = remarks.find((candidate) => candidate.id === id)?.data;
      const review = await named('reviews', remark?.of ?? id);
      return remark ? { ...review, data: { ...review.data, fact: undefined, ...remark } } : review;
    }),
  );
  const twice = chosen.find(({ id }, at) => chosen.slice(0, at).some((earlier) => earlier.id === id));
  if (twice)
    throw new Error(`${twice.data.name} speaks twice on one page: ${ids.join(', ')}. Choose another person.`);
  return quoted(chosen);
}

/** All reviews in their order, each with the case study of its project, where there is one. */
export async function allReviews() {
  const entries = await getCollection('reviews');
  const ordered = entries.sort((a, b) => a.data.order - b.data.order);
  const stories = await Promise.all(ordered.map(({ data }) => storyOf(data)));
  return (await quoted(ordered)).map((review, at) => ({ ...review, story: stories[at] }));
}
