import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

const few = z.number().int().min(0).max(40);

export const editRowsSchema = z
  .strictObject({
    heading: line(70).describe('How many of the edits needed a developer.'),
    lede: line(260).describe('What a square is, whose edits they were, and who counted.'),
    unit: line(24).describe('What a marked one is, such as "by a developer".'),
    rows: z
      .array(
        z.strictObject({
          name: line(30).describe('The kind of edit.'),
          all: few.min(1),
          marked: few,
        }),
      )
      .min(3)
      .max(6),
    note: line(240).describe('What became of those that needed one.'),
  })
  .refine(({ rows }) => rows.every(({ all, marked }) => marked <= all), {
    path: ['rows'],
    error: 'No kind has more marked edits than edits.',
  });

export type EditRows = z.infer<typeof editRowsSchema>;
