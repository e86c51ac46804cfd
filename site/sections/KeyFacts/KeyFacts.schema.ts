import { z } from 'astro/zod';
import { line, ref } from '../../lib/fields.ts';

export const keyFactsSchema = z.strictObject({
  heading: line(60).describe(
    'What the line of facts is about, for those who hear the page; it is not shown.',
  ),
  facts: z
    .array(
      z
        .strictObject({
          label: line(30).describe('The question in one to three words, such as "First release".'),
          value: line(28).optional().describe('The answer in a few words, such as "13–21 weeks".'),
          figure: ref('figures').optional().describe('A figure of the company instead of an answer.'),
          fact: z
            .string()
            .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as risk-free-trial.')
            .optional()
            .describe('Name of the fixed fact that this states, such as risk-free-trial.'),
        })
        .refine(({ value, figure }) => (value === undefined) !== (figure === undefined), {
          error: 'Write either a value or the name of a figure.',
        }),
    )
    .min(1)
    .max(4)
    .describe('Four things that a buyer asks first.'),
});

export type KeyFacts = z.infer<typeof keyFactsSchema>;
