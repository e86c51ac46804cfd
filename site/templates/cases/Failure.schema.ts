import { z } from 'astro/zod';
import { caseScreensSchema } from './sections/CaseScreens/CaseScreens.schema.ts';
import { caseStorySchema } from './cases.fields.ts';

/** A case study whose heading is a failure: what went wrong is told first, before any picture or success. */
export const failureSchema = caseStorySchema.extend({
  template: z.literal('failure'),
  screens: caseScreensSchema,
});
