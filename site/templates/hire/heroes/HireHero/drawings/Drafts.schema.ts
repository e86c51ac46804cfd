import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { count, marksFields } from '../../../parts/marksFields.ts';
import { hireHeroWords } from '../../../../../records/heroWords.ts';

export const draftsSchema = z.strictObject({
  form: z.literal('drafts'),
  ...hireHeroWords,
  test: z
    .strictObject({
      heading: line(60).describe('What the paid test is and how long it takes.'),
      task: line(320).describe('What a candidate is given, who tries the drafts, and what is counted.'),
      of: z.number().int().min(3).max(10).describe('How many people try each draft.'),
      words: z
        .strictObject({ parts: line(24), finished: line(24), rejected: line(16) })
        .describe('Words after the two numbers, and the stamp of a draft that was given up.'),
      drafts: several(3, {
        name: line(24).describe('Which draft it is, such as "Draft 2".'),
        parts: count.min(1).max(20).describe('Parts on the screen; each is one bar.'),
        finished: count.describe('How many people finished the task.'),
        rejected: z.boolean().default(false).describe('True for a draft that was given up.'),
        text: line(140).describe('What was tried, or why it was given up.'),
      }),
    })
    .refine(({ of, drafts }) => drafts.every(({ finished }) => finished <= of), {
      path: ['drafts'],
      error: 'No draft can be finished by more people than tried it.',
    })
    .describe('One paid test as it was handed in: three drafts of one screen.'),
  marks: marksFields,
  demo: z.boolean().describe('True while the test is invented.'),
});

export type Drafts = z.infer<typeof draftsSchema>;
