import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const decisionTableSchema = z
  .strictObject({
    /** What the table decides. Write " & " for the ampersand. */
    heading: line(60),
    /** Beside the heading: which choice is usual, and who should take another one. */
    lede: line(240),
    /** Name of a fixed promise whose words begin that text, such as 100-secured. */
    fact: line(40).optional(),
    /** Head of the first column, such as "What matters". */
    question: line(30),
    /** The choices, in the order of the table. */
    columns: z.array(line(28)).min(2).max(4),
    /** The choice that you would take for most, counted from 1; leave it out where none is. */
    favoured: z.number().int().min(1).max(4).optional(),
    /** One line each: what matters and a few words for every choice; links as `[words](/page/)`. At least one line is won by another choice. */
    rows: z
      .array(z.strictObject({ label: line(40), cells: z.array(line(160)).min(2).max(4) }))
      .min(3)
      .max(9),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    path: ['rows'],
    error: 'Give every row as many cells as there are choices.',
  });

export type DecisionTable = z.infer<typeof decisionTableSchema>;
