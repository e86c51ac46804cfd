import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const count = z.number().int().min(0).max(40);

export const dotsSchema = z.strictObject({
  chart: z.literal('dots'),
  filled: line(30).describe('What a filled dot is.'),
  hollow: line(30).describe('What a hollow dot is.'),
  unit: line(16).describe('What a column is, as the head of a table, such as "Week".'),
  ends: z.tuple([line(24), line(24)]).describe('What stands under the first and the last column.'),
  columns: several([8, 30], { filled: count, hollow: count }).describe(
    'How many of each came in each column.',
  ),
  note: line(90).describe('One column that needs a word, in a sentence.'),
  numbersLabel: line(40).describe('What opens the table of numbers under the chart.'),
});
