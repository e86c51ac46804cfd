import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

/** A text; links are written `[words](/page/)`, emphasis `**words**`; `{email}` becomes the sales address. */
const text = z.string().trim().min(1, 'Write a text here; it may not be empty.').max(1200);

export const chapterSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Use small letters, digits and hyphens only.')
    .describe('Short name of the chapter for links to it, such as `your-rights`; unique on the page.'),
  heading: line(80).describe('What the chapter tells; the first sentence under it answers it.'),
  paragraphs: z.array(text).min(1).describe('Paragraphs of one to four sentences.'),
  points: z.array(text).default([]).describe('Points that stand under the paragraphs.'),
});

export type Chapter = z.infer<typeof chapterSchema>;
