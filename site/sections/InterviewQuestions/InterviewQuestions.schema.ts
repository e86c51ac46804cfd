import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const interviewQuestionsSchema = z.strictObject({
  /** What the questions are for. */
  heading: line(60),
  /** How to use them, if that needs saying. */
  lede: line(200).optional(),
  questions: z
    .array(
      z.strictObject({
        /** The question as the reader would ask it, without quotation marks. */
        question: line(160),
        /** What a good answer contains, and what to be wary of. */
        answer: line(360),
      }),
    )
    .min(2)
    .max(4),
});

export type InterviewQuestions = z.infer<typeof interviewQuestionsSchema>;
