import { z } from 'astro/zod';
import { line, several, time } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

const span = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'It ends after it begins.' })
  .refine(({ from, to }) => [from, to].every((at) => at.endsWith('0') || at.endsWith('5')), {
    error: 'Write times in steps of five minutes: each of them is one stroke.',
  });

export const clockDialSchema = z.strictObject({
  form: z.literal('dial').describe('A day on the face of a clock.'),
  ...recordFields,
  title: line(160).describe('The drawing in a sentence, for those who do not see it.'),
  centre: z.strictObject({ value: line(8), note: line(24) }).describe('What stands in the middle.'),
  visits: several([1, 12], span).describe('The time that was worked, within the twelve hours of a face.'),
  drives: several([0, 12], span).describe('The ways between.'),
  open: span.describe('The time that the record claims and nobody worked.'),
  keys: z
    .strictObject({ visits: line(80), drives: line(80), open: line(80) })
    .describe('What the strokes of each kind are; the number of strokes stands before the words.'),
});

export type ClockDial = z.infer<typeof clockDialSchema>;
