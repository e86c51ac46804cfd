import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

const ending = z.enum(['done', 'later', 'told']);

export const familyWeekSchema = z.strictObject({
  form: z.literal('week').describe('The reminders of one week as a ring.'),
  ...recordFields,
  title: line(200).describe('The drawing in a sentence, for those who do not see it.'),
  centre: z.strictObject({ value: line(12), note: line(24) }).describe('What stands in the middle.'),
  hours: z.tuple([line(20), line(20), line(20)]).describe('The reminders of a day, the outer ring first.'),
  rings: line(120).describe('Which ring is which time of day, as a sentence.'),
  days: several(7, { day: line(4), ends: z.tuple([ending, ending, ending]) }).describe(
    'How the three reminders of each day ended: at once, later, or with word to the family.',
  ),
  keys: z
    .strictObject({ done: line(70), later: line(70), told: line(70) })
    .describe('What each ending means; its number stands before the words.'),
  stops: several([2, 3], { when: line(30), text: line(190) }).describe(
    'What happened at some of the reminders.',
  ),
});

export type FamilyWeek = z.infer<typeof familyWeekSchema>;
