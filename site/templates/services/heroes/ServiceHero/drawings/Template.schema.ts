import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const mark = z.number().int().min(1).max(9);

export const templateSchema = z
  .strictObject({
    caption: line(240).describe('How many lines there are, and how many of them are marked.'),
    file: line(30).describe('Name of the file, such as "FreeLessons.vue".'),
    lines: several([4, 16], {
      code: z.string().min(1).max(48).describe('One line, with the spaces before it.'),
      mark: mark.optional().describe('Number of the part that this line draws.'),
    }),
    parts: several([2, 6], {
      mark: mark.describe('Number of the line that draws it.'),
      shape: z.enum(['heading', 'field', 'rows', 'note', 'button']).describe('What it looks like.'),
      words: several([1, 5], line(28)).describe('What stands on it; several for rows.'),
    }),
  })
  .refine(
    ({ lines, parts }) =>
      lines.flatMap((one) => one.mark ?? []).join() === parts.map((one) => one.mark).join(),
    { path: ['parts'], error: 'Give the parts the numbers of the marked lines, in their order.' },
  );

export type TemplateContent = z.infer<typeof templateSchema>;
