import { z } from 'astro/zod';
import { line, several } from '../../collections/fields.ts';

export const comparisonSchema = z
  .strictObject({
    heading: line(60).describe('What the table decides.'),
    lede: line(240).optional().describe('Under the heading, where it helps: who should choose what.'),
    columns: z
      .strictObject({
        labels: several([2, 3], line(24)).describe('The ways to compare, in the order of the table.'),
        ours: z.number().int().min(1).max(3).describe('Place of your own column, counted from 1.'),
      })
      .describe('Heads of the columns; say which one is yours.'),
    rows: several([3, 9], { label: line(40), cells: several([2, 3], line(60)) }).describe(
      'One line each: what is compared and a few words for every column. At least one line is won by another column.',
    ),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.labels.length), {
    path: ['rows'],
    error: 'Give every row as many cells as there are columns.',
  });

export type Comparison = z.infer<typeof comparisonSchema>;
