import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const countedPlanSchema = z.strictObject({
  heading: line(60).describe('What stands at the end of the plan.'),
  lede: line(220).describe('What one bar is, and who decides when.'),
  parts: z
    .array(
      z.strictObject({
        when: line(20).describe('When, such as "Week 1".'),
        title: line(32).describe('What the part leads to, in a few words.'),
        text: line(260).describe('What happens, in one to three sentences.'),
        bars: z.number().int().min(1).max(10).describe('How many bars the part has.'),
        lead: z
          .boolean()
          .default(false)
          .describe('True for the part that is free of charge or decides; its bars stand out.'),
      }),
    )
    .min(3)
    .max(5)
    .describe('The parts in their order, three to five; each bar is one day or one hour, as the lede says.'),
});

export type CountedPlan = z.infer<typeof countedPlanSchema>;
