import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const shortAnswerSchema = z.strictObject({
  heading: line(60).describe('The answer in a few words. Write " & " for the ampersand.'),
  text: z
    .array(line(420))
    .min(1)
    .max(3)
    .describe('The answer for those who read no further, one entry a paragraph.'),
});

export type ShortAnswer = z.infer<typeof shortAnswerSchema>;
