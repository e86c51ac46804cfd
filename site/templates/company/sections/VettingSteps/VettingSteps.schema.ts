import { z } from 'astro/zod';
import { talliedSchema } from '../../../../art/charts/tally.schema.ts';
import { line } from '../../../../collections/fields.ts';

export const vettingStepsSchema = z.strictObject({
  heading: line(60).describe('What somebody has passed before the reader meets them.'),
  lede: line(240).describe('Who judges, and what the steps cannot show.'),
  strokes: talliedSchema.optional().describe('What the lede counts, drawn as strokes under it.'),
  steps: z
    .array(
      z.strictObject({
        title: line(40).describe(
          'What is done and how long it takes, such as "Three hours on a broken app".',
        ),
        text: line(220).describe('What somebody does there, and what ends the talk.'),
      }),
    )
    .min(3)
    .max(5),
});

export type VettingSteps = z.infer<typeof vettingStepsSchema>;
