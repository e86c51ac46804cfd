import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const vettingStepsSchema = z.strictObject({
  /** What somebody has passed before the reader meets them. */
  heading: line(60),
  /** Who judges, and what the steps cannot show. */
  lede: line(240),
  steps: z
    .array(
      z.strictObject({
        /** What is done and how long it takes, such as "Three hours on a broken app". */
        title: line(40),
        /** What somebody does there, and what ends the talk. */
        text: line(220),
      }),
    )
    .min(3)
    .max(5),
});

export type VettingSteps = z.infer<typeof vettingStepsSchema>;
