import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const countedPlanSchema = z.strictObject({
  /** What stands at the end of the plan. */
  heading: line(60),
  /** What one bar is, and who decides when. */
  lede: line(220),
  /** The parts in their order, three to five; each bar is one day or one hour, as the lede says. */
  parts: z
    .array(
      z.strictObject({
        /** When, such as "Week 1". */
        when: line(20),
        /** What the part leads to, in a few words. */
        title: line(32),
        /** What happens, in one to three sentences. */
        text: line(260),
        /** How many bars the part has. */
        bars: z.number().int().min(1).max(10),
        /** True for the part that is free of charge or decides; its bars stand out. */
        lead: z.boolean().default(false),
      }),
    )
    .min(3)
    .max(5),
});

export type CountedPlan = z.infer<typeof countedPlanSchema>;
