import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';

/** The words of a paper that prints: its head and its parts; `shows` names the tables that a part may hold. */
export const paperFields = <const Shows extends readonly [string, ...string[]]>(shows: Shows) => ({
  heading: line(60).describe('What the paper is.'),
  mark: line(50).describe(
    'What stands above the heading, such as its number; it says that this is a sample.',
  ),
  lede: line(200).describe('Whom it serves and what it holds, in one sentence.'),
  parts: several([3, 14], {
    heading: line(50).describe('What the part settles.'),
    text: several([0, 3], line(520))
      .default([])
      .describe('Paragraphs; links as `[words](/page/)`, and `{total}` and its like are filled in.'),
    points: several([0, 6], line(260)).default([]).describe('A list under the text.'),
    shows: z.enum(shows).optional().describe('The table or block that stands in this part.'),
    rule: z.boolean().default(false).describe('True for a rule that has to catch the eye.'),
  }).describe('The parts in their order; each stays on one printed page.'),
});

/** The headings of a table with this number of columns. */
export const tableFields = (columns: number) =>
  z.strictObject({
    caption: line(70).describe('What the table holds.'),
    columns: several(columns, line(30)).describe('The head of each column, from the left.'),
  });

export type PaperPart = z.infer<z.ZodObject<ReturnType<typeof paperFields>>>['parts'][number];
export type TableWords = z.infer<ReturnType<typeof tableFields>>;
