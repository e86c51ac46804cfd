import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const columnsSchema = z
  .strictObject({
    chart: z.literal('columns'),
    part: line(20).describe('Head of the column of times, such as "Month".'),
    unit: line(20).describe('Head of the column of numbers, such as "Days".'),
    columns: several([6, 30], { label: line(16), value: z.number().min(0) })
      .refine((columns) => columns.some(({ value }) => value > 0), 'One of the values is more than 0.')
      .describe('The measure at each time, in their order.'),
    decimals: z.number().int().min(0).max(2).describe('Decimals of the values.'),
    change: z
      .strictObject({ before: z.number().int().min(2).max(30), label: line(40) })
      .describe('The column before which the change came, counted from 1, and what it was.'),
    numbersLabel: line(40).describe('What opens the table of numbers under the chart.'),
  })
  .refine(({ columns, change }) => change.before <= columns.length, {
    path: ['change', 'before'],
    error: 'There are fewer columns than that.',
  });
