import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';
import { quotation } from '../../records/reviews.ts';

export const reviewPairSchema = z.strictObject({
  heading: line(60).describe('Read out before the reviews; not shown.'),
  chosen: z.array(quotation).length(3).describe('Two reviews as a pair, and a short one under them.'),
  link: link.describe('The way to all reviews.'),
});

export type ReviewPair = z.infer<typeof reviewPairSchema>;
