import { z } from 'astro/zod';
import { benchHoursSchema } from './sections/BenchHours/BenchHours.schema.ts';
import { pullRequestSchema } from './heroes/HireHero/HireHero.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { startRailSchema } from './sections/StartPlan/StartPlan.schema.ts';
import { hirePageFields } from './hire.fields.ts';

/** A role whose page opens with a pull request and a comment in its margin. */
export const hireReviewSchema = hirePageFields.extend({
  template: z.literal('review'),
  hero: pullRequestSchema,
  bench: benchHoursSchema,
  start: startRailSchema,
  reviews: reviewsSchema,
});
