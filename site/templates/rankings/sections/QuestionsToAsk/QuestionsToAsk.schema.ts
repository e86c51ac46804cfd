import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const questionsToAskSchema = z.strictObject({
  heading: line(60).describe('Whom the questions part from whom. Write " & " for the ampersand.'),
  lede: line(240).describe('When to ask them, and whom.'),
  labels: z
    .strictObject({ good: line(20), bad: line(20) })
    .describe('What stands before a good answer and before one to be wary of.'),
  questions: several([2, 6], {
    question: line(140).describe('The question as the reader would ask it, without quotation marks.'),
    good: line(240).describe('What a good answer contains.'),
    bad: line(200).describe('An answer after which the reader should thank them and go.'),
  }),
});

export type QuestionsToAsk = z.infer<typeof questionsToAskSchema>;
