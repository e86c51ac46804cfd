import { z } from 'astro/zod';
import { addressOf } from '../collections/addresses.ts';
import { line, ref, several } from '../collections/fields.ts';
import { named } from '../collections/named.ts';

/** One to four things that a buyer asks first, each answered in a few words or by a figure of the company. */
export const shortAnswersSchema = several(
  [1, 4],
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
).describe('Four things that a buyer asks first.');

/** An answer as shown; a company figure keeps its own words, its base and a link to its definition. */
export interface ShortAnswer {
  label: string;
  value: string;
  /** What a figure was counted on. */
  base?: string | undefined;
  fact?: string | undefined;
  page?: string | undefined;
}

/** The answers as they are shown. */
export const shortAnswers = (answers: z.infer<typeof shortAnswersSchema>): Promise<ShortAnswer[]> =>
  Promise.all(
    answers.map(async ({ label, value = '', fact, figure }) => {
      if (figure === undefined) return { label, value, fact };
      const { id, data } = await named('figures', figure);
      const page = `${addressOf('figures-page')}#${id}`;
      return { label, value: `${data.value} ${data.label}`, base: data.base, fact: id, page };
    }),
  );
