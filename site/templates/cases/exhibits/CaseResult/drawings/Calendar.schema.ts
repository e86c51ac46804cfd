import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';

/** One of the two periods that are compared. */
const period = z.strictObject({
  label: line(24).describe('The period in a few words, such as "Autumn 2023".'),
  weeks: z
    .array(
      z.strictObject({
        label: line(16).describe('The week, by its first day, such as "30 October".'),
        values: z.array(z.number().int().min(0)).min(5).max(7).describe('A number for each day.'),
      }),
    )
    .min(2)
    .max(8)
    .describe('What was counted on each day, week by week.'),
});

export const calendarSchema = z.strictObject({
  chart: z.literal('calendar'),
  week: line(16).describe('Head of the column of weeks.'),
  days: z.array(line(4)).min(5).max(7).describe('The days of a week, such as Mon.'),
  before: period,
  after: period,
});
