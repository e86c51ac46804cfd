import type { z } from 'astro/zod';
import { threeReviews } from '../../../../records/review.schema.ts';

export const reviewSentenceSchema = threeReviews.describe(
  'Three reviews by name, or with the parts kept of them; the first fills the band, so choose one under 25 words.',
);

export type ReviewSentence = z.infer<typeof reviewSentenceSchema>;
