import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const outcomesSchema = z.strictObject({
  chart: z.literal('outcomes'),
  of: line(60).describe('What one stroke stands for, such as "One stroke is one visit in a hundred".'),
  good: line(30).describe('The best way in which it can end.'),
  fair: line(30).describe('The second way.'),
  bad: line(30).describe('The way that should not happen.'),
  rows: several(
    [2, 5],
    z
      .strictObject({
        label: line(60).describe('A period, and what was used in it.'),
        good: z.number().int().min(0),
        fair: z.number().int().min(0),
        bad: z.number().int().min(0),
      })
      .refine(({ good, fair, bad }) => good + fair + bad === 100, 'The three ways add up to 100.'),
  ).describe('Of a hundred in each period, how many ended in which way.'),
});
