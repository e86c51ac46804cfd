import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const seniorityMatrixSchema = z
  .strictObject({
    heading: line(60).describe('What the levels differ in.'),
    lede: line(240).describe('Which level the reader needs, and which one would be wasted.'),
    levels: z
      .array(
        z.strictObject({
          name: line(12),
          years: line(16).describe('Years in the trade, such as "3–6 years".'),
        }),
      )
      .min(2)
      .max(4)
      .describe('The levels from the youngest to the oldest.'),
    rows: z
      .array(z.strictObject({ skill: line(32), cells: z.array(line(60)).min(2).max(4) }))
      .min(2)
      .max(6)
      .describe('One skill a line, with what each level does in it.'),
    interview: z
      .strictObject({
        heading: line(60).describe('What the questions are for.'),
        questions: z
          .array(
            z.strictObject({
              question: line(160).describe(
                'The question as the reader would ask it, without quotation marks.',
              ),
              answer: line(360).describe('What a good answer contains, and what to be wary of.'),
            }),
          )
          .length(3),
      })
      .describe('Three questions that the reader asks candidates, each with what a good answer contains.'),
  })
  .refine(({ levels, rows }) => rows.every(({ cells }) => cells.length === levels.length), {
    path: ['rows'],
    error: 'Give every row as many cells as there are levels.',
  });

export type SeniorityMatrix = z.infer<typeof seniorityMatrixSchema>;
