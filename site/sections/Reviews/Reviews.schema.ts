import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const reviewsSchema = z.strictObject({
  /** Read out before the reviews; not shown. */
  heading: line(60),
  /** Names of three files in `content/records/reviews/`: the first is set large, so choose one under 40 words. */
  chosen: z.array(line(40)).length(3),
  /** The way to all reviews. */
  link,
});

export type Reviews = z.infer<typeof reviewsSchema>;
