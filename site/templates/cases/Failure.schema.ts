import { z } from 'astro/zod';
import { caseNumberHeroSchema } from '../../sections/CaseNumberHero/CaseNumberHero.schema.ts';
import { caseOutcomesSchema } from '../../sections/CaseOutcomes/CaseOutcomes.schema.ts';
import { caseScreensSchema } from '../../sections/CaseScreens/CaseScreens.schema.ts';
import { caseStorySchema } from './Case.schema.ts';

/** A case study whose heading is a failure: what went wrong is told first, before any picture or success. */
export const failureSchema = caseStorySchema.extend({
  spine: z.literal('failure'),
  hero: caseNumberHeroSchema,
  screens: caseScreensSchema,
  result: caseOutcomesSchema,
});
