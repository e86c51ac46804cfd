import { z } from 'astro/zod';
import { caseCalendarSchema } from '../../sections/CaseCalendar/CaseCalendar.schema.ts';
import { caseCaptionsSchema } from '../../sections/CaseCaptions/CaseCaptions.schema.ts';
import { caseScreenHeroSchema } from '../../sections/CaseScreenHero/CaseScreenHero.schema.ts';
import { caseStorySchema } from './Case.schema.ts';

/** A case study that shows its screens first: its first chapters are their captions. */
export const screensSchema = caseStorySchema.extend({
  spine: z.literal('screens'),
  hero: caseScreenHeroSchema,
  captions: caseCaptionsSchema,
  result: caseCalendarSchema,
});
