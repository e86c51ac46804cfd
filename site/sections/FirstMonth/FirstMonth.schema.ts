import { z } from 'astro/zod';
import { line, ref } from '../../lib/fields.ts';

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
  weeks: z
    .array(
      z.strictObject({
        title: line(32).describe('What the week leads to, in a few words.'),
        text: line(220).describe('What happens, in one or two sentences.'),
      }),
    )
    .length(4)
    .describe('Four weeks of five working days; the first is the trial.'),
  signs: z
    .strictObject({
      heading: line(60),
      list: z
        .array(
          z.strictObject({
            title: line(60).describe('What can be seen.'),
            text: line(240).describe('Why it is bad, and what to ask for.'),
          }),
        )
        .length(2),
    })
    .describe('Two signs that the month goes wrong, which the reader can see without being an engineer.'),
});

export type FirstMonth = z.infer<typeof firstMonthSchema>;
