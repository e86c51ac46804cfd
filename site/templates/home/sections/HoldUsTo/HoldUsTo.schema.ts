import { z } from 'astro/zod';
import { line, pagePath } from '../../../../collections/fields.ts';

const entry = z.strictObject({
  title: line(40).describe('What you do, in a few words.'),
  text: line(140).describe('Who does it, when, and what happens otherwise.'),
  page: pagePath
    .optional()
    .describe('The page that says what a promise means; the title is linked once that page is built.'),
  fact: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as weekly-demos.')
    .optional()
    .describe('Name of a fixed promise that this entry states, such as weekly-demos.'),
});

export const holdUsToSchema = z.strictObject({
  heading: line(50).describe('The heading over all columns: what the reader can count on.'),
  badges: line(40).describe(
    'Over the first column, which holds the promises that `content/records/promises/` marks as badges.',
  ),
  columns: z
    .array(
      z.strictObject({
        heading: line(40).describe('When these hold, such as "While we work".'),
        entries: z.array(entry).min(1).max(5),
      }),
    )
    .length(2),
});

export type HoldUsTo = z.infer<typeof holdUsToSchema>;
