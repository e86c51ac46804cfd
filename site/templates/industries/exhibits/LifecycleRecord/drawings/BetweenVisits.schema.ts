import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

export const betweenVisitsSchema = z.strictObject({
  form: z.literal('between').describe('Thirty days between two visits, one stroke a day.'),
  ...recordFields,
  title: line(200).describe('The drawing in a sentence, for those who do not see it.'),
  days: z
    .string()
    .regex(/^[rums]{30}$/, 'Write thirty letters: r, u, m or s for each day.')
    .describe('One letter a day: r a reading, u a reading that nobody read, m a message, s silence.'),
  keys: z
    .strictObject({ readings: line(60), unread: line(60), messages: line(60), silence: line(60) })
    .describe('What the strokes of each row are; the number of strokes stands before the words.'),
  ends: z.tuple([line(30), line(30)]).describe('The visits before the first stroke and after the last one.'),
});

export type BetweenVisits = z.infer<typeof betweenVisitsSchema>;
