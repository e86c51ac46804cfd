import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const quarter = z.string().regex(/^\d{4} Q[1-4]$/, 'Write the year and the quarter, such as "2026 Q4".');

export const supportSchema = z
  .strictObject({
    heading: line(60).describe('Until when which version is safe, and what a move takes.'),
    lede: line(300).describe('How to read the squares, with the source of the dates and its year.'),
    first: z.number().int().min(2000).max(2100).describe('The first year of the drawing.'),
    years: z.number().int().min(3).max(8).describe('How many years it shows.'),
    words: z
      .strictObject({ version: line(20), quarters: line(40), move: line(30) })
      .describe('Heads of the columns.'),
    versions: several([2, 6], {
      name: line(20),
      from: quarter.describe('The quarter of its release.'),
      early: z.number().int().min(0).max(8).describe('Quarters before long-term support.'),
      longTerm: z.number().int().min(1).max(16).describe('Quarters of long-term support.'),
      move: line(140).describe('What a move away from it, or to it, takes.'),
    }),
  })
  .refine(({ first, versions }) => versions.every(({ from }) => Number(from.slice(0, 4)) >= first), {
    path: ['first'],
    error: 'A version is released before the first year of the drawing.',
  });

export type SupportContent = z.infer<typeof supportSchema>;
