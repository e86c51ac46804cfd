import { z } from 'astro/zod';
import { several } from '../../collections/fields.ts';
import { countdownSchema, hourSchema } from './sections/CaseHour/CaseHour.schema.ts';
import { caseStorySchema } from './cases.fields.ts';

/** A case study as a log of hours: the chapters of one day stand beside a rail of times, the others after its chart. */
export const hoursSchema = caseStorySchema.extend({
  template: z.literal('hours'),
  countdown: countdownSchema,
  log: several([3, 12], hourSchema).describe(
    'The time of each chapter of the day, in their order; the chapters after them have none.',
  ),
});
