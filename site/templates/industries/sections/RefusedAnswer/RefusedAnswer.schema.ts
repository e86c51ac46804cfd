import { z } from 'astro/zod';
import { line, link } from '../../../../collections/fields.ts';

export const refusedAnswerSchema = z.strictObject({
  heading: line(60),
  text: z
    .array(line(280))
    .min(1)
    .max(2)
    .describe('What a model does here and what it may not do, one entry a paragraph; the first is larger.'),
  link: link.describe('Where the reader finds the whole method.'),
  title: line(60).describe('Where the talk comes from, such as "From the test of 3 June 2025".'),
  turns: z
    .array(z.strictObject({ by: line(30), text: line(300) }))
    .min(2)
    .max(4)
    .describe('The talk: who says what, the question first and the refusal last.'),
  note: line(240).describe('How often it refuses, of how many, and who reads the refusals.'),
  demo: z.boolean().describe('True while the talk is invented.'),
});

export type RefusedAnswer = z.infer<typeof refusedAnswerSchema>;
