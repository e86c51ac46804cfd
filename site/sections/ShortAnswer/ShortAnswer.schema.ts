import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const shortAnswerSchema = z.strictObject({
  /** The answer in a few words. Write " & " for the ampersand. */
  heading: line(60),
  /** The answer for those who read no further, one entry a paragraph. */
  text: z.array(line(420)).min(1).max(3),
});

export type ShortAnswer = z.infer<typeof shortAnswerSchema>;
