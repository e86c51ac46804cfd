import { z } from 'astro/zod';
import { line, link } from '../../../../collections/fields.ts';

const count = z.number().int('Write a whole number of questions.').min(0);

export const aiFigureSchema = z.strictObject({
  heading: line(60),
  lede: line(260).describe('What you do with AI and what you do not do.'),
  link: link.describe('Where the reader finds the whole method.'),
  test: z
    .strictObject({
      asked: count.describe('Questions in the test.'),
      before: count.describe('Questions answered right before the change.'),
      after: count.describe('Questions answered right after it.'),
      of: line(60).describe('What stands beside the big figure: "questions answered right".'),
      text: line(260).describe('What was tested and when, and what the colours of the strokes mean.'),
      alt: line(160).describe('What the drawing shows, for those who do not see it.'),
      demo: z
        .boolean()
        .describe('True while the test is invented; set it to false only for a test that was run.'),
    })
    .refine(({ asked, before, after }) => before <= after && after <= asked, {
      error: 'Choose a test that got better: the drawing counts questions won.',
    })
    .describe('One test of one prompt; each of its questions is drawn as one stroke.'),
});

export type AiFigure = z.infer<typeof aiFigureSchema>;
