import type { z } from 'astro/zod';
import { threeReviews } from '../../records/review.schema.ts';

const ofWords = (most: number) =>
  `Three reviews by name, or with the parts kept of them; the first is set large, so choose one under ${most} words.`;

/** The first beside the others. */
export const reviewsSchema = threeReviews.describe(ofWords(40));

/** The first across the whole window. */
export const reviewSentenceSchema = threeReviews.describe(ofWords(25));

export type Reviews = z.infer<typeof reviewsSchema>;
