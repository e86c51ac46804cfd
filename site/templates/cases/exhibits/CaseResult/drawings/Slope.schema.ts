import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const slopeSchema = z.strictObject({
  chart: z.literal('slope'),
  lines: several([3, 10], {
    label: line(16).describe('A part of what is measured, in one or two words.'),
    before: z.number().min(0),
    after: z.number().min(0),
  }).describe('The parts; no two have the same value at one end.'),
  part: line(20).describe('Head of the column of parts, such as "Task".'),
  labels: z.tuple([line(12), line(12)]).describe('What the two ends are called, such as two years.'),
  decimals: z.number().int().min(0).max(2).describe('Decimals of the values.'),
  numbersLabel: line(40).describe('What opens the table of numbers under the chart.'),
});
