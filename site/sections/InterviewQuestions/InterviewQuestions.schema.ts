import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const interviewQuestionsSchema = z.strictObject({
  heading: line(60).describe('What the questions are for.'),
  lede: line(200).optional().describe('How to use them, if that needs saying.'),
  questions: z
    .array(
      z.strictObject({
        question: line(160).describe('The question as the reader would ask it, without quotation marks.'),
        answer: line(360).describe('What a good answer contains, and what to be wary of.'),
      }),
    )
    .min(2)
    .max(4),
});

export type InterviewQuestions = z.infer<typeof interviewQuestionsSchema>;
