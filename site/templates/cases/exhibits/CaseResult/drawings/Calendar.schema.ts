import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

/** One of the two periods that are compared. */
const period = z.strictObject({
  label: line(24).describe('The period in a few words, such as "Autumn 2023".'),
  weeks: several([2, 8], {
    label: line(16).describe('The week, by its first day, such as "30 October".'),
    values: several([5, 7], z.number().int().min(0)).describe('A number for each day.'),
  }).describe('What was counted on each day, week by week.'),
});

export const calendarSchema = z.strictObject({
  chart: z.literal('calendar'),
  week: line(16).describe('Head of the column of weeks.'),
  days: several([5, 7], line(4)).describe('The days of a week, such as Mon.'),
  before: period,
  after: period,
});
