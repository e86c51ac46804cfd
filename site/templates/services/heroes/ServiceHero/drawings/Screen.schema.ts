import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const taps = z.number().int().min(1).max(30);

export const screenSchema = z
  .strictObject({
    title: line(60).describe('Which screen it is, of which day, and that it was rejected.'),
    caption: line(200).describe('What a dot and a stroke are, and who tested.'),
    parts: several([4, 8], {
      label: line(32).describe('What stands on the screen, from top to bottom.'),
      stuck: z.number().int().min(0).max(8).default(0).describe('How many people got stuck there.'),
      note: line(120).optional().describe('What one of them said.'),
    }),
    fewest: taps.describe('Taps that the shortest way takes.'),
    words: z
      .strictObject({ stuck: line(20), taps: line(20), ended: line(20), later: line(30) })
      .describe('Words after the numbers: stuck, taps, gave up, and before the taps of the next design.'),
    people: several([4, 8], {
      name: line(30).describe('Who tested, by role.'),
      taps,
      ended: z.boolean().default(false).describe('True for a person who gave up.'),
      later: taps.describe('Taps of the same person on the design that was built.'),
    }),
    demo: z.boolean().describe('True while the document is invented.'),
  })
  .refine(({ parts, people }) => parts.every(({ stuck }) => stuck <= people.length), {
    path: ['parts'],
    error: 'No more people can be stuck than tested the screen.',
  })
  .refine(({ people, fewest }) => people.every((one) => Math.min(one.taps, one.later) >= fewest), {
    path: ['people'],
    error: 'No person can need fewer taps than the shortest way.',
  });

export type ScreenContent = z.infer<typeof screenSchema>;
