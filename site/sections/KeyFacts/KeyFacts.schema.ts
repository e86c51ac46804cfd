import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const keyFactsSchema = z.strictObject({
  /** What the line of facts is about, for those who hear the page; it is not shown. */
  heading: line(60),
  /** Four things that a buyer asks first. */
  facts: z
    .array(
      z
        .strictObject({
          /** The question in one to three words, such as "First release". */
          label: line(30),
          /** The answer in a few words, such as "13–21 weeks". */
          value: line(28).optional(),
          /** A figure of the company instead of an answer: the name of a file in `content/records/figures/`. */
          figure: line(40).optional(),
          /** Name of the fixed fact that this states, such as risk-free-trial. */
          fact: z
            .string()
            .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as risk-free-trial.')
            .optional(),
        })
        .refine(({ value, figure }) => (value === undefined) !== (figure === undefined), {
          error: 'Write either a value or the name of a figure.',
        }),
    )
    .min(1)
    .max(4),
});

export type KeyFacts = z.infer<typeof keyFactsSchema>;
