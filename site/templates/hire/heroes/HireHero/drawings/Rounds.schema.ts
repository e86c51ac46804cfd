import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { count, marksFields } from '../../../parts/marksFields.ts';
import { hireHeroWords } from '../../../../../records/heroWords.ts';

export const roundsSchema = z.strictObject({
  form: z.literal('rounds'),
  ...hireHeroWords,
  test: z
    .strictObject({
      heading: line(60).describe('What the paid test is and how long it takes.'),
      task: line(320).describe('What a candidate is given, and what has to come back.'),
      drawing: z
        .enum(['squares', 'blocks', 'screens'])
        .default('squares')
        .describe(
          'What one example is drawn as: a square, in rows or in blocks side by side, or a small phone for each screen of an app.',
        ),
      of: count.min(10).describe('How many examples each round is scored on; each is one shape.'),
      rounds: several([3, 5], {
        name: line(24).describe('Which version it is, such as "Version 2".'),
        passed: count,
        text: line(140).describe('What was changed before it.'),
      }),
    })
    .refine(({ of, rounds }) => rounds.every(({ passed }) => passed <= of), {
      path: ['rounds'],
      error: 'No round passes more examples than there are.',
    })
    .describe('One paid test as it was handed in.'),
  marks: marksFields,
  demo: z.boolean().describe('True while the test is invented.'),
});

export type Rounds = z.infer<typeof roundsSchema>;
