import { z } from 'astro/zod';
import { benchHoursSchema } from './sections/BenchHours/BenchHours.schema.ts';
import { draftsHeroSchema } from './heroes/DraftsHero/DraftsHero.schema.ts';
import { reviewSentenceSchema } from './sections/ReviewSentence/ReviewSentence.schema.ts';
import { startClockSchema } from './sections/StartClock/StartClock.schema.ts';
import { paidTestHeroSchema } from './heroes/PaidTestHero/PaidTestHero.schema.ts';
import { hirePageFields } from './hire.fields.ts';

/** A role whose page opens with the paid test of a candidate and its marks. */
export const hireTestSchema = hirePageFields.extend({
  template: z.literal('test'),
  hero: z.discriminatedUnion('form', [paidTestHeroSchema, draftsHeroSchema]),
  start: startClockSchema,
  reviews: reviewSentenceSchema,
  bench: benchHoursSchema,
});
