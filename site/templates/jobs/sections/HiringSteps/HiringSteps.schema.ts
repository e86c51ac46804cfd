import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';

export const hiringStepsSchema = z.strictObject({
  heading: line(60).describe('How hiring for this role works.'),
  lede: line(240).describe('How long it takes, and who decides.'),
  steps: z
    .array(
      z.strictObject({
        title: line(40).describe('What happens, in a few words.'),
        people: z.array(ref('people')).min(1).max(3).describe('Who speaks with the applicant or reads.'),
        text: line(240).describe('What they talk about or look at.'),
      }),
    )
    .min(3)
    .max(6)
    .describe('As many steps as the careers page counts; the days come from there.'),
});

export type HiringSteps = z.infer<typeof hiringStepsSchema>;
