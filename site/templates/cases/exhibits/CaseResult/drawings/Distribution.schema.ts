import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

/** One of the two periods that are compared. */
const period = z.strictObject({
  label: line(24).describe('The period in a few words, such as "Winter 2023–24".'),
  counts: several([3, 24], z.number().int().min(0)).describe(
    'How many fell into each class, from 0 on; one stroke is drawn for each.',
  ),
  median: z.number().min(0).describe('The value that half of them stay under.'),
  medianLabel: line(30).describe('What the mark at the median says, such as "Half within 17 minutes".'),
});

export const distributionSchema = z.strictObject({
  chart: z.literal('distribution'),
  size: z.number().positive().describe('Width of a class, in the unit of the values, such as 10 minutes.'),
  unit: line(20).describe('The unit of the values, as the head of a table, such as "Minutes".'),
  numbersLabel: line(40).describe('What opens the table of numbers under the chart.'),
  before: period,
  after: period,
});
