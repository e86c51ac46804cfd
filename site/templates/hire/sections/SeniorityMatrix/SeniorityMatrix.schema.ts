import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const seniorityMatrixSchema = z
  .strictObject({
    heading: line(60).describe('What the levels differ in.'),
    lede: line(240).describe('Which level the reader needs, and which one would be wasted.'),
    rows: several([2, 6], { skill: line(32), cells: several([2, 4], line(60)) }).describe(
      'One skill a line, with what each level does in it, from the youngest level on; the last line says what can go wrong with each.',
    ),
    interview: z
      .strictObject({
        heading: line(60).describe('What the questions are for.'),
        questions: several(2, {
          question: line(160).describe('The question as the reader would ask it, without quotation marks.'),
          answer: line(360).describe('What a good answer contains, and what to be wary of.'),
        }),
      })
      .describe('Two questions that the reader asks candidates, each with what a good answer contains.'),
  })
  .refine(({ rows }) => new Set(rows.map(({ cells }) => cells.length)).size === 1, {
    path: ['rows'],
    error: 'Give every row as many cells.',
  });

export type SeniorityMatrix = z.infer<typeof seniorityMatrixSchema>;
