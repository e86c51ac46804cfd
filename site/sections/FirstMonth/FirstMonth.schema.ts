import { z } from 'astro/zod';
import { line, ref } from '../../lib/fields.ts';
import { fourWeeks, twoSigns } from '../../lib/firstMonthFields.ts';

export const firstMonthSchema = z.strictObject({
  heading: line(60).describe('What stands at the end of the month, with the name of the person.'),
  lede: line(240).describe('What one stroke is, and until when the reader may stop.'),
  person: ref('bench').describe('Whose month it is: somebody of the role who is free.'),
  passed: z
    .strictObject({
      heading: line(50).describe('Before whom this person has stood.'),
      tests: z
        .array(
          z.strictObject({
            title: line(40).describe('What is done and how long it takes.'),
            text: line(140).describe('What this person did there.'),
          }),
        )
        .min(2)
        .max(4),
    })
    .describe('The tests behind a profile, with what this person did in them.'),
  weeks: fourWeeks,
  signs: twoSigns,
});

export type FirstMonth = z.infer<typeof firstMonthSchema>;
