import { z } from 'astro/zod';
import { casePairSchema } from './sections/CasePair/CasePair.schema.ts';
import { caseScreensSchema } from './sections/CaseScreens/CaseScreens.schema.ts';
import { caseStorySchema } from './cases.fields.ts';

/** A case study as before and after: the problem and what was built stand side by side. */
export const pairSchema = caseStorySchema.extend({
  template: z.literal('pair'),
  pair: casePairSchema,
  screens: caseScreensSchema,
});
