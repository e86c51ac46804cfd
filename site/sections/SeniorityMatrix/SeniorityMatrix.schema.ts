import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const seniorityMatrixSchema = z
  .strictObject({
    /** What the levels differ in. */
    heading: line(60),
    /** Which level the reader needs, and which one would be wasted. */
    lede: line(240),
    /** The levels from the youngest to the oldest. */
    levels: z
      .array(
        z.strictObject({
          name: line(12),
          /** Years in the trade, such as "3–6 years". */
          years: line(16),
        }),
      )
      .min(2)
      .max(4),
    /** One skill a line, with what each level does in it. */
    rows: z
      .array(z.strictObject({ skill: line(32), cells: z.array(line(60)).min(2).max(4) }))
      .min(2)
      .max(6),
  })
  .refine(({ levels, rows }) => rows.every(({ cells }) => cells.length === levels.length), {
    path: ['rows'],
    error: 'Give every row as many cells as there are levels.',
  });

export type SeniorityMatrix = z.infer<typeof seniorityMatrixSchema>;
