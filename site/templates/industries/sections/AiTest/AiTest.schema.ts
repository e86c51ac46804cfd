import { z } from 'astro/zod';
import { line, link, several } from '../../../../collections/fields.ts';

const words = {
  heading: line(60),
  text: several([1, 3], line(280)).describe(
    'What a model does here and what it may not do, one entry a paragraph; the first is larger.',
  ),
  link: link.describe('Where the reader finds the whole method.'),
  title: line(60).describe(
    'What was tested, such as "Remark checker, prompt 6", or where a talk comes from.',
  ),
  note: line(240).describe(
    'Where questions or talk come from, how often it ends so, and who reads the worst.',
  ),
  demo: z
    .boolean()
    .describe('True while the test is invented; set it to false only for a test that was run.'),
};

export const dotMatrixSchema = z.strictObject({
  ...words,
  base: line(60).describe('How many questions were asked, and when.'),
  counts: several([3, 4], {
    amount: z.number().int().min(1).max(400).describe('How many questions ended so; each is one dot.'),
    label: line(80).describe('How they ended, such as "right and cited".'),
  }).describe('How the questions ended, the best first and the worst last.'),
});

export const talkSchema = z.strictObject({
  ...words,
  turns: several([2, 4], { by: line(30), text: line(300) }).describe(
    'The talk: who says what, the question first and the answer last.',
  ),
});

export type DotMatrix = z.infer<typeof dotMatrixSchema>;
export type Talk = z.infer<typeof talkSchema>;
export type AiTest = DotMatrix | Talk;
