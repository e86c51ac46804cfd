import { z } from 'astro/zod';
import { line, several } from '../../collections/fields.ts';

const text = line(520);

export const problemSchema = z.strictObject({
  heading: line(70).describe('What goes wrong today, and where. Write " & " for the ampersand.'),
  text: several([1, 3], text).describe(
    'Who meets the problem and what it costs, one entry a paragraph; links as `[words](/page/)`.',
  ),
  outside: z
    .strictObject({ text, fact: line(40) })
    .optional()
    .describe('A fact from outside with its source, the year and a link in the sentence.'),
  limit: z
    .strictObject({ heading: line(50), text })
    .describe('When the reader should not buy this, with the address of something better.'),
});

export type Problem = z.infer<typeof problemSchema>;
