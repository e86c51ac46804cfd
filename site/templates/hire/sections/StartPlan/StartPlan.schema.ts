import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { monthFields } from '../../parts/firstMonthFields.ts';

const text = line(160).describe('What is there then, who does it, and what you need from the reader.');
const heading = line(50).describe('How long onboarding takes.');

export const startClockSchema = z.strictObject({
  ...monthFields,
  onboarding: z
    .strictObject({
      heading,
      steps: several([3, 5], {
        hour: z
          .number()
          .int()
          .min(0)
          .max(96)
          .describe('Hours from the choice of a person, such as 24; the last step is the first at work.'),
        text,
      }).refine((steps) => steps.every(({ hour }, at) => hour > (steps[at - 1]?.hour ?? -1)), {
        error: 'Put the steps in the order of their hours.',
      }),
    })
    .describe('From the choice of a person to the first working day, on a clock with a ring for each day.'),
});

export const startRailSchema = z.strictObject({
  ...monthFields,
  onboarding: z
    .strictObject({
      heading,
      steps: several([3, 5], { when: line(16).describe('When, such as "Hour 24".'), text }),
    })
    .describe('From the choice of a person to the first working day, one under the other.'),
});

export type StartPlan =
  | (z.infer<typeof startClockSchema> & { form: 'clock' })
  | (z.infer<typeof startRailSchema> & { form: 'rail' });
