import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';
import { hireHeroWords } from '../../../../records/heroWords.ts';

export const hireHeroSchema = z.strictObject({
  ...hireHeroWords,
  composition: z
    .enum(['key', 'branch', 'canopy', 'falling'])
    .describe(
      'What is drawn beside the list of people: the brand’s leaf in two weathers, a branch, hanging leaves, or one that falls. Neighbours in a menu take different ones.',
    ),
  steps: z
    .array(
      z.strictObject({
        when: line(24).describe('When it happens, such as "Tuesday" or "Day 2".'),
        title: line(24).describe('What happens, in two or three words.'),
        text: line(160).describe('Who does what, in one or two sentences.'),
      }),
    )
    .min(3)
    .max(4)
    .describe('From the first line to a colleague; the last step is where the reader decides.'),
});

export type HireHero = z.infer<typeof hireHeroSchema>;
