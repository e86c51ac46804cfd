import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';
import { phaseSchema } from '../../records/phases.ts';
import { jobLinesSchema } from '../../records/rates.ts';

const note = z.strictObject({ heading: line(60), text: line(480) });

export const phasedPlanSchema = z.strictObject({
  heading: line(60).describe('How such a project runs, and how long it takes.'),
  lede: line(240).describe('How to read the bars: one bar is one week.'),
  phases: z
    .array(phaseSchema.omit({ icon: true, alt: true, steps: true }))
    .min(4)
    .max(6)
    .describe('The steps of such a project, which differ from the general phases.'),
  price: z.strictObject({
    heading: line(60).describe('What the example costs.'),
    lines: jobLinesSchema,
    note: line(420).describe('Under the sum: what moves it, and what it leaves out.'),
  }),
  team: note.describe('Who leads such a project and who answers for it, by name.'),
  deliverable: note.describe('One thing that the reader gets to open or see, and when.'),
  limit: note.describe('When the reader should not buy this, with the address of something better.'),
  next: note
    .extend({ action: line(30).describe('Words of the button that opens the contact form.') })
    .describe('What happens after the click.'),
  models: z.strictObject({ heading: line(40), link }).describe('The words over the ways to pay.'),
});

export type PhasedPlan = z.infer<typeof phasedPlanSchema>;
