import { z } from 'astro/zod';
import { line, link, several } from '../../../collections/fields.ts';

const count = z.number().int('Write a whole number of questions.').min(0);

const check = z
  .strictObject({
    name: line(32).describe('What is checked, such as "Cites the manual page".'),
    before: count.describe('Questions passed before the change.'),
    after: count.describe('Questions passed after it.'),
  })
  .refine(({ before, after }) => Math.abs(after - before) <= 34, {
    error: 'The two results may differ by 34 questions at most: each of them is drawn as one stroke.',
  });

export const sheetSchema = z.strictObject({
  heading: line(60),
  text: several([1, 3], line(260)).describe(
    'What you do with AI and what you do not do, one entry a paragraph; the first one is set larger.',
  ),
  link: link.describe('Where the reader finds the whole method.'),
  sheet: z
    .strictObject({
      title: line(48).describe('What was tested, such as "Manual assistant, prompt 14".'),
      base: line(48).describe(
        'How many questions were asked, and when: "412 questions, 3 and 10 June 2025".',
      ),
      columns: z
        .strictObject({ check: line(12), before: line(12), after: line(12), change: line(12) })
        .describe('Heads of the columns: the check, both versions, the difference.'),
      checks: several([2, 7], check),
      note: line(240).describe(
        'Where the questions come from, and what was done about a result that got worse.',
      ),
      demo: z
        .boolean()
        .describe('True while the test is invented; set it to false only for a test that was run.'),
    })
    .describe('One test of one prompt, as it was counted.'),
});

export type SheetContent = z.infer<typeof sheetSchema>;
