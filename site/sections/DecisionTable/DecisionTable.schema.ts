import { z } from 'astro/zod';
import { line, several } from '../../collections/fields.ts';

export const decisionTableSchema = z
  .strictObject({
    heading: line(60).describe('What the table decides. Write " & " for the ampersand.'),
    lede: line(340).describe('Beside the heading: which choice is usual, and who should take another one.'),
    fact: line(40)
      .optional()
      .describe('Name of a fixed promise whose words begin that text, such as 100-secured.'),
    question: line(30).describe('Head of the first column, such as "What matters".'),
    columns: several([2, 4], line(28)).describe('The choices, in the order of the table.'),
    favoured: z
      .number()
      .int()
      .min(1)
      .max(4)
      .optional()
      .describe('The choice that you would take for most, counted from 1; leave it out where none is.'),
    rows: several([3, 9], { label: line(40), cells: several([2, 4], line(160)) }).describe(
      'One line each: what matters and a few words for every choice; links as `[words](/page/)`. At least one line is won by another choice.',
    ),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    path: ['rows'],
    error: 'Give every row as many cells as there are choices.',
  });

export type DecisionTable = z.infer<typeof decisionTableSchema>;
