import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const questionsToAskSchema = z.strictObject({
  /** Whom the questions part from whom. Write " & " for the ampersand. */
  heading: line(60),
  /** When to ask them, and whom. */
  lede: line(240),
  /** What stands before a good answer and before one to be wary of. */
  labels: z.strictObject({ good: line(20), bad: line(20) }),
  questions: z
    .array(
      z.strictObject({
        /** The question as the reader would ask it, without quotation marks. */
        question: line(140),
        /** What a good answer contains. */
        good: line(240),
        /** An answer after which the reader should thank them and go. */
        bad: line(200),
      }),
    )
    .min(2)
    .max(6),
});

export type QuestionsToAsk = z.infer<typeof questionsToAskSchema>;
