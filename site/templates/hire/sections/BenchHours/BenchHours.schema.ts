import { z } from 'astro/zod';
import { line, ref, several } from '../../../../collections/fields.ts';

export const benchHoursSchema = z.strictObject({
  heading: line(60).describe('Who is free, in the words of a buyer.'),
  lede: line(260).describe('How a person is chosen, and what happens when none fits.'),
  person: ref('bench').describe('Whose profile is shown as a sample.'),
  profile: several([2, 4], line(200)).describe(
    'The sample profile: what this person built, reviews and leaves to others; one entry a line.',
  ),
});

export type BenchHours = z.infer<typeof benchHoursSchema>;
