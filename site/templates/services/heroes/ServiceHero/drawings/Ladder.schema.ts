import { z } from 'astro/zod';
import { day, line, several } from '../../../../../collections/fields.ts';

const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Write the month as year-month in quotation marks, such as "2026-11".');

const monthOrDay = z.union([month, day], {
  error: 'Write the month in quotation marks, such as "2026-11", or the day, such as 2026-11-28.',
});

export const ladderSchema = z.strictObject({
  caption: line(240).describe('What the dates of support mean for the buyer.'),
  todayLabel: line(30).describe('What stands at the month of the build, such as "Today, {month}".'),
  rungs: several([3, 6], {
    name: line(20).describe('The version, such as "Angular 22".'),
    from: month.describe('The month of its release.'),
    activeUntil: month.describe('The month in which active support ends.'),
    until: monthOrDay.describe('The month or day on which all support ends.'),
    note: line(60).describe('From when until when it is supported, in words.'),
  }).describe('The versions, the newest first.'),
});

export type LadderContent = z.infer<typeof ladderSchema>;
