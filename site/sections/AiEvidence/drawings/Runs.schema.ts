import { z } from 'astro/zod';
import { line, link, several } from '../../../collections/fields.ts';

const run = z.strictObject({
  title: line(40).describe('Which run it is, such as "Prompt 8, 9 September".'),
  turns: several([2, 5], {
    who: line(20).describe('Who says it, such as "Customer" or "Assistant".'),
    text: line(260).describe('The words as they were said.'),
    marked: z.boolean().default(false).describe('True where the note below is about these words.'),
  }),
  note: line(200).describe('What was wrong with it, or what a person decided.'),
});

export const runsSchema = z.strictObject({
  heading: line(60).describe('What AI does here.'),
  text: several([1, 3], line(260)).describe(
    'What you do with AI and what you do not do, one entry a paragraph; the first is set larger.',
  ),
  link: link.describe('Where the reader finds the whole method.'),
  before: run.describe('The run before the change.'),
  after: run.describe('The same input after it.'),
  demo: z
    .boolean()
    .describe('True while the transcript is invented; set it to false only for one that was recorded.'),
});

export type RunsContent = z.infer<typeof runsSchema>;
