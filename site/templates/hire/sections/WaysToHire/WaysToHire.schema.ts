import { z } from 'astro/zod';
import { icon, line, pagePath, several } from '../../../../collections/fields.ts';

export const waysToHireSchema = z
  .strictObject({
    heading: line(60).describe('What the table decides.'),
    lede: line(240).describe('Who should choose what; at least one line is won by another column.'),
    question: line(24).describe('Head of the first column, such as "What you compare".'),
    columns: several([2, 3], line(24)).describe('The ways to hire, in the order of the table.'),
    ours: z.number().int().min(1).max(3).describe('Place of your own column, counted from 1.'),
    rows: several([3, 6], {
      label: line(40),
      cells: several([2, 3], line(60)),
      fact: line(40).optional().describe('Name of a fixed fact that the row states.'),
    }).describe('One line each: what is compared and a few words for every column.'),
    benefits: z
      .strictObject({
        heading: line(50),
        entries: several([3, 6], {
          icon,
          title: line(40).describe('What comes with the hour, in a few words.'),
          text: line(140).describe('Who does it, when, and what happens otherwise.'),
          page: pagePath.optional().describe('The page that says what a promise means.'),
          fact: z
            .string()
            .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as weekly-demos.')
            .optional()
            .describe('Name of a fixed promise that this entry states.'),
        }),
      })
      .describe('What comes with each hour at no extra rate.'),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    path: ['rows'],
    error: 'Give every row as many cells as there are columns.',
  });

export type WaysToHire = z.infer<typeof waysToHireSchema>;
