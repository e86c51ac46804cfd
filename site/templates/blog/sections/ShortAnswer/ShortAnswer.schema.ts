import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const shortAnswerSchema = z.strictObject({
  heading: line(60).describe('The answer in a few words. Write " & " for the ampersand.'),
  text: several([1, 3], line(420)).describe(
    'The answer for those who read no further, one entry a paragraph.',
  ),
});

export type ShortAnswer = z.infer<typeof shortAnswerSchema>;
