import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';
import { quotation } from '../../records/reviews.ts';

export const reviewSentenceSchema = z.strictObject({
  heading: line(60).describe('Read out before the reviews; not shown.'),
  chosen: z
    .array(quotation)
    .length(3)
    .describe('Three reviews: the first fills the band, so choose one under 25 words.'),
  link: link.describe('The way to all reviews.'),
});

export type ReviewSentence = z.infer<typeof reviewSentenceSchema>;
