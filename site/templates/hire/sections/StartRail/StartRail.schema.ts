import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';
import { monthFields } from '../../parts/firstMonthFields.ts';

export const startRailSchema = z.strictObject({
  ...monthFields,
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
});

export type StartRail = z.infer<typeof startRailSchema>;
