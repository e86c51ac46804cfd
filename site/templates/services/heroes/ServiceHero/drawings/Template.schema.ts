import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';

const mark = z.number().int().min(1).max(9);

export const templateSchema = z
  .strictObject({
    caption: line(240).describe('How many lines there are, and how many of them are marked.'),
    file: line(30).describe('Name of the file, such as "FreeLessons.vue".'),
    lines: z
      .array(
        z.strictObject({
          code: z.string().min(1).max(48).describe('One line, with the spaces before it.'),
          mark: mark.optional().describe('Number of the part that this line draws.'),
        }),
      )
      .min(4)
      .max(16),
    parts: z
      .array(
        z.strictObject({
          mark: mark.describe('Number of the line that draws it.'),
          shape: z.enum(['heading', 'field', 'rows', 'note', 'button']).describe('What it looks like.'),
          words: z.array(line(28)).min(1).max(5).describe('What stands on it; several for rows.'),
        }),
      )
      .min(2)
      .max(6),
  })
  .refine(
    ({ lines, parts }) =>
      lines.flatMap((one) => one.mark ?? []).join() === parts.map((one) => one.mark).join(),
    { path: ['parts'], error: 'Give the parts the numbers of the marked lines, in their order.' },
  );

export type TemplateContent = z.infer<typeof templateSchema>;
