import { z } from 'astro/zod';
import { line, several, timeZone } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

export const clockStripSchema = z
  .strictObject({
    form: z.literal('strip').describe('Minutes in a row, read on the clocks of several places.'),
    ...recordFields,
    title: line(200).describe('The drawing in a sentence, for those who do not see it.'),
    start: z.iso.datetime({ offset: true }).describe('The first minute, such as 2026-07-10T18:12:00-07:00.'),
    clocks: several([2, 3], { name: line(24).describe('Whose clock it is.'), zone: timeZone }).describe(
      'The clocks that the minutes are read on.',
    ),
    minutes: several([3, 5], z.number().int().min(1).max(30)).describe(
      'How long the record stays in each of its first states; each minute is one stroke. What comes later is not drawn.',
    ),
    silent: z.number().int().min(1).max(5).describe('The state in which nobody answers, counted from 1.'),
    columns: z
      .strictObject({ state: line(16), lasts: line(16) })
      .describe('Heads of the table under the strokes.'),
    unit: line(16).describe('The word behind a number of minutes.'),
  })
  .refine(({ states, minutes }) => minutes.length <= states.length, {
    path: ['minutes'],
    error: 'There are more lengths than states.',
  });

export type ClockStrip = z.infer<typeof clockStripSchema>;
