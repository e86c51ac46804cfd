import { z } from 'astro/zod';
import { day, line, ref, several } from '../../../../../collections/fields.ts';

export const clockStairSchema = z.strictObject({
  heading: line(60).describe(
    'How much of the country\'s day the offices cover. Write " & " for the ampersand.',
  ),
  lede: line(420).describe('How to read the stairs, and whose clock moves; links as `[words](https://…)`.'),
  seasons: several(2, { label: line(40), day }).describe(
    'The two stairs: what each is called, and a day from which the clocks are read.',
  ),
  zones: several([3, 8], {
    name: line(40).describe('Provinces or states that share one clock, such as "Ontario and Quebec".'),
    place: ref('places').describe('A city among them, whose clock and working day are drawn.'),
  }).describe('From east to west, one stair each.'),
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
