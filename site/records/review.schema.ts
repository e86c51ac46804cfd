import { z } from 'astro/zod';
import { line, pictureFields, ref, several } from '../collections/fields.ts';
import { fewestWords, wordsIn } from './excerpt.ts';

/**
 * `content/records/reviews/<name>.yaml`: what one client said. It tells one event of the project in 12 to 70 words; no two
 * reviews open with the same three words, and some hold a reservation.
 */
export const reviewSchema = z
  .strictObject({
    comment: line(420)
      .refine((text) => wordsIn(text) >= fewestWords && wordsIn(text) <= 70, {
        error: 'A review has 12 to 70 words.',
      })
      .describe('What was said, without quotation marks, in 12 to 70 words.'),
    about: line(40).describe(
      'What it is about, as it ends the label over it, such as "our support"; no page words it in another way.',
    ),
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
    reservation: z
      .boolean()
      .default(false)
      .describe('True where the comment says what could have been better.'),
    fact: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as crash-rate.')
      .optional()
      .describe('Name of a fixed fact that the comment states, such as crash-rate.'),
    order: z.int().min(1).describe('Place among all reviews, counted from 1.'),
    carousel: z
      .boolean()
      .default(false)
      .describe('Shown in the card stack of the contact pop-up; for comments of at most 130 characters.'),
    demo: z
      .boolean()
      .describe(
        'True while the client is invented; set it to false only for a real one who agreed to be quoted.',
      ),
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

/**
 * The set of reviews that a page shows: three, the first of them large. Each is named alone, or with the parts that
 * are kept of it.
 */
export const threeReviews = several(
  3,
  z.preprocess(
    (value) => (typeof value === 'string' ? { review: value } : value),
    z.strictObject({
      review: ref('reviews'),
      parts: several([1], line(300))
        .optional()
        .describe('What is kept of it, word for word and in its order; the rest becomes […].'),
    }),
  ),
)
  .refine((chosen) => new Set(chosen.map(({ review }) => review)).size === chosen.length, {
    error: 'Name three different reviews.',
  })
  .describe(
    'Three reviews by name, in their own words; the first is set large, so choose one under 40 words.',
  );

export type ThreeReviews = z.infer<typeof threeReviews>;
