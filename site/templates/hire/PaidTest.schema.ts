import { z } from 'astro/zod';
import { costFactorsSchema } from '../../sections/CostFactors/CostFactors.schema.ts';
import { benchHoursSchema } from './sections/BenchHours/BenchHours.schema.ts';
import { paidTestSchema } from './heroes/HireHero/HireHero.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { startClockSchema } from './sections/StartPlan/StartPlan.schema.ts';
import { hirePageFields } from './hire.fields.ts';

/** A role whose page opens with the paid test of a candidate and its marks. */
export const hireTestSchema = hirePageFields.extend({
  template: z.literal('test'),
  hero: paidTestSchema,
  start: startClockSchema,
  reviews: reviewsSchema,
  bench: benchHoursSchema,
  costFactors: costFactorsSchema
    .optional()
    .describe('What one hire costs in all, for a role whose rates hold factors.'),
});
