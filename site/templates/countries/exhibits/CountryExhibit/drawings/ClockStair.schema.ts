import { z } from 'astro/zod';
import { day, line, ref } from '../../../../../collections/fields.ts';

export const clockStairSchema = z.strictObject({
  heading: line(60).describe(
    'How much of the country\'s day the offices cover. Write " & " for the ampersand.',
  ),
  lede: line(420).describe('How to read the stairs, and whose clock moves; links as `[words](https://…)`.'),
  seasons: z
    .array(z.strictObject({ label: line(40), day }))
    .length(2)
    .describe('The two stairs: what each is called, and a day from which the clocks are read.'),
  zones: z
    .array(
      z.strictObject({
        name: line(40).describe('Provinces or states that share one clock, such as "Ontario and Quebec".'),
        place: ref('places').describe('A city among them, whose clock and working day are drawn.'),
      }),
    )
    .min(3)
    .max(8)
    .describe('From east to west, one stair each.'),
  words: z
    .strictObject({
      office: line(40).describe('An office in the day of a zone: {city}, {from} and {to} are filled in.'),
      key: line(50).describe('Beside an example of its strokes: {city}.'),
      both: line(50).describe('Beside the example of a half hour in which two offices are at work.'),
    })
    .describe('Words of the stairs and of their key.'),
  note: line(320).describe('What the stairs do not show, such as towns with a clock of their own.'),
});

export type ClockStair = z.infer<typeof clockStairSchema>;
