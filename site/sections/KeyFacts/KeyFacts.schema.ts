import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';
import { shortAnswersSchema } from '../../records/shortAnswers.ts';

export const keyFactsSchema = z.strictObject({
  heading: line(60).describe(
    'What the line of facts is about, for those who hear the page; it is not shown.',
  ),
  facts: shortAnswersSchema,
});

export type KeyFacts = z.infer<typeof keyFactsSchema>;
