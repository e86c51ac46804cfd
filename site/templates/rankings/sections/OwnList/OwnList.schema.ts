import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const ownListSchema = z.strictObject({
  heading: line(60).describe('Whose list the reader scores here. Write " & " for the ampersand.'),
  lede: line(300).describe(
    'Where the reader gets names and answers, and what the page has below as an example.',
  ),
  questions: z
    .record(
      z.string(),
      z.strictObject({
        question: line(140).describe('The question as the reader would ask it, without quotation marks.'),
        good: line(240).describe('What an answer contains that earns nine of ten.'),
        bad: line(200).describe('An answer that earns three of ten.'),
      }),
    )
    .describe(
      'A question that settles the mark of each criterion, by the criteria of `content/pages/company/methodology.yaml`.',
    ),
});

export type OwnList = z.infer<typeof ownListSchema>;
