import { z } from 'astro/zod';
import { line } from './fields.ts';

/**
 * `content/reviews/<name>.yaml`: what one client said. It tells one event of the project in 12 to 70 words; no two
 * reviews open with the same three words, and some hold a reservation.
 */
export const reviewSchema = z.strictObject({
  /** What was said, without quotation marks. */
  comment: line(420),
  /** Who said it. */
  name: line(40),
  /** The part this person plays there, such as "Operations lead". */
  position: line(40),
  /** Name of the client's file in `content/clients/`, such as kelpward. */
  client: line(40),
  /** The town. */
  place: line(40),
  /** ISO code of the country, such as CA. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Write the two capital letters of the country, such as CA.'),
  /** Shown in the card stack of the contact pop-up; for comments of 12 to 22 words. */
  carousel: z.boolean().default(false),
  /** True while the client is invented; set it to false only for a real one who agreed to be quoted. */
  demo: z.boolean(),
});

export type Review = z.infer<typeof reviewSchema>;
