import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

const week = z
  .string()
  .regex(
    /^[DEN.]{7}$/,
    'Write seven letters, one a day: D for a day shift, E for an evening, N for a night, a full stop for a day off.',
  );

export const shiftRosterSchema = z.strictObject({
  form: z.literal('shifts').describe('A week of shifts, a row for each person.'),
  ...recordFields,
  title: line(200).describe('The roster in a sentence, for those who do not see it.'),
  days: several(7, line(6)).describe('The days, such as Mon.'),
  people: several([5, 10], {
    name: line(24),
    week: week.describe('The shifts of the week.'),
    asked: line(60)
      .optional()
      .describe('What this person answered, or why nobody asked; leave it out where the gap is no matter.'),
  }),
  gap: z
    .strictObject({
      name: line(24).describe('Who is missing.'),
      day: z.number().int().min(1).max(7).describe('On which day, counted from 1.'),
      by: line(24).describe('Who takes the shift in the end.'),
    })
    .describe('The shift that is open; it is in the week of who is missing.'),
  keys: z
    .strictObject({ kept: line(60), open: line(60), taken: line(60) })
    .describe('What the bars of each kind are; their number stands before the words.'),
});

export type ShiftRoster = z.infer<typeof shiftRosterSchema>;
