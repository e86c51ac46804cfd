import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

const count = z.number().int().min(1);

export const rowsReadSchema = z
  .strictObject({
    heading: line(60).describe('What one query reads before and after.'),
    lede: line(300).describe('Whose table it is, how many rows it holds and what one square stands for.'),
    perSquare: count.describe('Rows in one square; the last square of a plan may be begun.'),
    unit: line(30).describe('What stands after the number, such as "rows read".'),
    plans: z
      .array(
        z.strictObject({
          name: line(40).describe('How the database finds the rows, such as "No index".'),
          rows: count.describe('How many rows it reads for that.'),
          text: line(220).describe('How long it takes and why.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Ways to answer the same query, from the most rows to the fewest.'),
    note: line(420).describe(
      'What it costs, when it is wrong, and the source; links as `[words](https://…)`.',
    ),
  })
  .refine(({ plans, perSquare }) => plans.every(({ rows }) => rows <= 600 * perSquare), {
    path: ['perSquare'],
    error: 'Put more rows into a square: a plan draws at most 600.',
  });

export type RowsRead = z.infer<typeof rowsReadSchema>;
