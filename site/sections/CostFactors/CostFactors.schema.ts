import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const costFactorsSchema = z.strictObject({
  /** What the factors say. Write " & " for the ampersand. */
  heading: line(60),
  /** What is inside each factor, and when the cheapest way is the best one; one entry a paragraph. */
  text: z.array(line(320)).min(1).max(3),
});

export type CostFactors = z.infer<typeof costFactorsSchema>;
