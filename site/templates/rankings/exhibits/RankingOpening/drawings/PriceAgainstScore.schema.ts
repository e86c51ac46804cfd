import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';

export const priceAgainstScoreSchema = z.strictObject({
  heading: line(60).describe(
    'Which question price and score answer together. Write " & " for the ampersand.',
  ),
  lede: line(280).describe(
    'How to read the drawing: what a stroke is, and what stands high or far to the right.',
  ),
  step: z.number().positive().describe('Distance of two columns, in the currency of the rates.'),
  unit: z
    .number()
    .positive()
    .describe('How much of that currency one stroke stands for, so that a range has 10 to 50 strokes.'),
  reading: line(240).describe(
    'What the drawing shows, in one sentence. `{best}`, `{dearest}` and `{cheapest}` become names, `{dearestRank}` and `{cheapestRank}` ranks; all of them are calculated.',
  ),
  equal: line(240)
    .optional()
    .describe('The same sentence for the day on which the dearest and the cheapest share a rank.'),
});

export type PriceAgainstScore = z.infer<typeof priceAgainstScoreSchema>;
