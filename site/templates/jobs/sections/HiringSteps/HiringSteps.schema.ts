import { z } from 'astro/zod';
import { line, ref, several } from '../../../../collections/fields.ts';

export const hiringStepsSchema = z.strictObject({
  heading: line(60).describe('How hiring for this role works.'),
  lede: line(240).describe('How long it takes, and who decides.'),
  steps: several([3, 6], {
    title: line(40).describe('What happens, in a few words.'),
    people: several([1, 3], ref('people')).describe('Who speaks with the applicant or reads.'),
    text: line(240).describe('What they talk about or look at.'),
  }).describe('As many steps as the careers page counts; the days come from there.'),
});

export type HiringSteps = z.infer<typeof hiringStepsSchema>;
