import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const count = z.number().int().min(0).max(400);

export const squaresSchema = z.strictObject({
  chart: z.literal('squares'),
  of: line(60).describe('What one square stands for, such as "One square is one sentence".'),
  good: line(30).describe('The best way in which it can end.'),
  fair: line(30).optional().describe('The second way, where there is one.'),
  bad: line(30).describe('The way that should not happen.'),
  rows: several([2, 6], {
    label: line(60).describe('A period, a group or a place.'),
    good: count,
    fair: count.default(0),
    bad: count,
  })
    .refine(
      (rows) => rows.reduce((sum, { good, fair, bad }) => sum + good + fair + bad, 0) <= 700,
      'There are more than 700 squares; let one stand for more.',
    )
    .describe('How many ended in which way, a square for each.'),
});
