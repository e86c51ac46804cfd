import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

/** A text; links are written `[words](/page/)`, emphasis `**words**`; `{email}` becomes the sales address. */
const text = z.string().trim().min(1, 'Write a text here; it may not be empty.').max(1200);

export const chapterSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Use small letters, digits and hyphens only.')
    .describe('Short name of the chapter for links to it, such as `your-rights`; unique on the page.'),
  heading: line(80).describe('What the chapter tells; the first sentence under it answers it.'),
  paragraphs: several([1], text).describe('Paragraphs of one to four sentences.'),
  points: z.array(text).default([]).describe('Points that stand under the paragraphs.'),
  stored: z
    .array(
      z.strictObject({
        columns: several(
          [1],
          z.string().regex(/^[a-z_]+$/, 'Write the name of a column, such as phone_number.'),
        ).describe('Columns of the database that this tells of; a test compares them with what is stored.'),
        label: line(40).describe('What they hold, in a few words.'),
        text: line(260).describe('What that is for, and for how long.'),
      }),
    )
    .default([])
    .describe('What a database holds, under the points.'),
});

export type Chapter = z.infer<typeof chapterSchema>;
