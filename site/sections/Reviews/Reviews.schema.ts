import type { z } from 'astro/zod';
import { threeReviews } from '../../records/review.schema.ts';

export const reviewsSchema = threeReviews.describe(
  'Three reviews by name, or with the parts kept of them; the first is set large, so choose one under 40 words.',
);

export type Reviews = z.infer<typeof reviewsSchema>;
