import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const reviewsHeadSchema = z.strictObject({
  /** How many reviews there are; {count}, {countries} and {reservations} are counted. Write " & " for the ampersand. */
  headline: line(60),
  /** Where they come from and how many hold a reservation, with the same three words to fill in. */
  lede: line(200),
  /** Words of the button that opens the contact form. */
  action: line(30).optional(),
  /** The way on, under the words. */
  link: link.optional(),
  /** How the rain beside the words is to be read. */
  note: line(220).optional(),
});

export type ReviewsHead = z.infer<typeof reviewsHeadSchema>;
