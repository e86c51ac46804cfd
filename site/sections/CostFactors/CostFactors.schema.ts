import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const costFactorsSchema = z.strictObject({
  heading: line(60).describe('What the factors say. Write " & " for the ampersand.'),
  text: z
    .array(line(320))
    .min(1)
    .max(3)
    .describe(
      'What is inside each factor, and when the cheapest way is the best one; one entry a paragraph.',
    ),
});

export type CostFactors = z.infer<typeof costFactorsSchema>;
