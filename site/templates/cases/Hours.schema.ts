import { z } from 'astro/zod';
import { countdownSchema, hourSchema } from './sections/CaseHour/CaseHour.schema.ts';
import { caseStorySchema } from './cases.fields.ts';

/** A case study as a log of hours: the chapters of one day stand beside a rail of times, the others after its chart. */
export const hoursSchema = caseStorySchema.extend({
  template: z.literal('hours'),
  countdown: countdownSchema,
  log: z
    .array(hourSchema)
    .min(3)
    .max(12)
    .describe('The time of each chapter of the day, in their order; the chapters after them have none.'),
});
