import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const startRailSchema = z.strictObject({
  heading: line(60).describe('What stands at the end of the twenty days.'),
  lede: line(240).describe('What one stroke is, and until when the reader may stop.'),
  weeks: z
    .array(
      z.strictObject({
        title: line(32).describe('What the week leads to, in a few words.'),
        text: line(220).describe('What happens, in one or two sentences.'),
      }),
    )
    .length(4)
    .describe('Four weeks of five working days; the first is the trial.'),
  onboarding: z
    .strictObject({
      heading: line(50).describe('How long onboarding takes.'),
      steps: z
        .array(
          z.strictObject({
            when: line(16).describe('When, such as "Hour 24".'),
            title: line(50).describe('What is there then.'),
            text: line(160).describe('Who does it, and what you need from the reader.'),
          }),
        )
        .min(3)
        .max(5),
    })
    .describe('From the choice of a person to the first working day, one under the other.'),
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

export type StartRail = z.infer<typeof startRailSchema>;
