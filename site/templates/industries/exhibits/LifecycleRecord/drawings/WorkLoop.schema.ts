import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

const turns = several([0, 30], z.number().int().min(1).max(60));

export const workLoopSchema = z
  .strictObject({
    form: z.literal('turns').describe('Turns around a loop, such as the weeks of a year.'),
    ...recordFields,
    title: line(200).describe('The drawing in a sentence, for those who do not see it.'),
    turns: z
      .number()
      .int()
      .min(12)
      .max(60)
      .describe('How many strokes lie around the loop, such as 52 weeks.'),
    centre: z
      .strictObject({ value: line(16), note: line(40) })
      .describe('What stands in the middle of the loop.'),
    done: turns.describe('Where the record came round as planned, counted from 1.'),
    skipped: turns.describe('Where it was due and did not.'),
    broken: turns.describe('Where the thing itself failed.'),
    keys: z
      .strictObject({ done: line(70), skipped: line(70), broken: line(70) })
      .describe('What the strokes of each kind are; their number stands before the words.'),
    stops: several([2, 4], { turn: z.number().int().min(1).max(60), text: line(150) }).describe(
      'What happened at some places of the loop.',
    ),
    unit: line(12).describe('The word before the number of a place, such as "Week".'),
  })
  .refine(
    ({ turns: all, done, skipped, broken }) => [...done, ...skipped, ...broken].every((at) => at <= all),
    { path: ['turns'], error: 'A stroke lies beyond the last place of the loop.' },
  );

export type WorkLoop = z.infer<typeof workLoopSchema>;
