import { z } from 'astro/zod';
import { line, ref, several } from '../../../../../collections/fields.ts';
import { hireHeroWords } from '../../../../../records/heroWords.ts';
import { passedTests } from '../../../parts/firstMonthFields.ts';

const HOURS_A_DAY = 8;

export const profileSchema = z.strictObject({
  ...hireHeroWords,
  person: ref('bench').describe('Whose profile it is: somebody of the role who is free.'),
  profile: line(300).describe('What this person has shipped, and what you would not ask them for.'),
  week: z
    .strictObject({
      heading: line(60).describe('Whose week is drawn, and how many hours it has.'),
      kinds: several([2, 4], line(24)).describe(
        'Kinds of work, the longest first; each has its own colour and height.',
      ),
      days: several(
        5,
        z
          .strictObject({
            day: line(12),
            hours: z
              .array(z.number().int().min(0).max(HOURS_A_DAY))
              .describe('Whole hours of each kind, in the order of the kinds; together eight.'),
            text: line(120).describe('What the day is for.'),
          })
          .refine(({ hours }) => hours.reduce((sum, one) => sum + one, 0) === HOURS_A_DAY, {
            path: ['hours'],
            error: `A day has ${HOURS_A_DAY} hours.`,
          }),
      ),
    })
    .refine(({ kinds, days }) => days.every(({ hours }) => hours.length === kinds.length), {
      path: ['days'],
      error: 'Give every day as many numbers as there are kinds of work.',
    })
    .describe('A usual week, hour by hour.'),
  passed: passedTests,
});

export type Profile = z.infer<typeof profileSchema>;
