import { z } from 'astro/zod';
import { caseCaptionsSchema } from './sections/CaseCaptions/CaseCaptions.schema.ts';
import { caseStorySchema } from './cases.fields.ts';

/** A case study that shows its screens first: its first chapters are their captions. */
export const screensSchema = caseStorySchema.extend({
  template: z.literal('screens'),
  captions: caseCaptionsSchema,
});
