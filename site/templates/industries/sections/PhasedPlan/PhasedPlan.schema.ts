import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { line, link, several } from '../../../../collections/fields.ts';
import { reasonFields } from '../../../../collections/reasonFields.ts';
import { phaseSchema } from '../../../../records/phases.ts';
import { jobLinesSchema } from '../../../../collections/rateCard.ts';

const note = z.strictObject({ heading: line(60), text: line(480) });

export const phasedPlanSchema = z.strictObject({
  heading: line(60).describe('How such a project runs, and how long it takes.'),
  lede: line(240).describe('What the buyer should know of their order; each phase says its weeks.'),
  phases: several([4, 6], phaseSchema.omit({ icon: true, alt: true, steps: true })).describe(
    'The steps of such a project, which differ from the general phases.',
  ),
  price: z.strictObject({
    heading: line(60).describe('What the example costs.'),
    lines: jobLinesSchema,
    note: line(420).describe('Under the sum: what moves it, and what it leaves out.'),
  }),
  why: reasonFields.describe('Why this agency: who answers for such a project, and what it has to show.'),
  deliverable: note.describe('One thing that the reader gets to open or see, and when.'),
  limit: note.describe('When the reader should not buy this, with the address of something better.'),
  next: note
    .extend({ action: action.describe('The button that opens the contact form.') })
    .describe('What happens after the click.'),
  models: z.strictObject({ heading: line(40), link }).describe('The words over the ways to pay.'),
});

export type PhasedPlan = z.infer<typeof phasedPlanSchema>;
