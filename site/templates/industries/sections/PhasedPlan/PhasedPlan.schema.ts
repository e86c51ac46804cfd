import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { reasonFields } from '../../../../collections/reasonFields.ts';
import { phaseSchema } from '../../../../records/phases.ts';
import { jobLinesSchema } from '../../../../collections/rateCard.ts';

const note = z.strictObject({ heading: line(60), text: line(480) });

export const phasedPlanSchema = z.strictObject({
  heading: line(60).describe('What the example costs.'),
  price: z.strictObject({
    lines: jobLinesSchema,
    note: line(420).describe('Under the sum: what the example is, what moves it, and what it leaves out.'),
  }),
  why: reasonFields.describe('Who works on such a project, and what they have to show.'),
  schedule: z.strictObject({
    heading: line(60).describe('How long such a project takes.'),
    phases: several([4, 6], phaseSchema.omit({ icon: true, alt: true, steps: true })).describe(
      'The steps of such a project, which differ from the general phases.',
    ),
  }),
  deliverable: note.describe('One thing that the reader gets to open or see, and when.'),
  limit: note.describe('When the reader should not buy this, with the address of something better.'),
});

export type PhasedPlan = z.infer<typeof phasedPlanSchema>;
