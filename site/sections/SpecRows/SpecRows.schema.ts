import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const specRowsSchema = z.strictObject({
  heading: line(60).describe('What the buyer gets. Write " & " for the ampersand.'),
  rows: z
    .array(
      z.strictObject({
        title: line(40).describe('The thing, in two to four words.'),
        text: line(200).describe(
          'What it holds and how one can tell that it is good, in one or two sentences.',
        ),
        when: line(20).describe('When it is there, such as "Week 3".'),
      }),
    )
    .min(1)
    .max(8)
    .describe('One row for each thing handed over.'),
});

export type SpecRows = z.infer<typeof specRowsSchema>;
