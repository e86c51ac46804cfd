import { z } from 'astro/zod';
import { line, several } from '../../collections/fields.ts';

export const costFactorsSchema = z.strictObject({
  heading: line(60).describe('What the factors say. Write " & " for the ampersand.'),
  text: several([1, 3], line(320)).describe(
    'What is inside each factor, and when the cheapest way is the best one; one entry a paragraph.',
  ),
});

export type CostFactors = z.infer<typeof costFactorsSchema>;
