import { z } from 'astro/zod';
import { day, line, ref, several } from '../../../../../collections/fields.ts';

export const zoneStrokesSchema = z.strictObject({
  heading: line(60).describe('How much of each zone\'s day the offices keep. Write " & " for the ampersand.'),
  lede: line(320).describe(
    'What a stroke is and why the strokes move; links as `[words](https://…)`. {strokes} is the number of all strokes, {kept} of those with an office at work.',
  ),
  seasons: several(2, { label: line(12), day }).describe(
    'The two halves of the year, and a day in each, from which the clocks are read.',
  ),
  zones: several([2, 6], {
    name: line(20).describe('What the zone is called, such as "Central".'),
    states: line(90).describe('Which states lie in it.'),
    place: ref('places').describe('A city there; it gives the zone and the working day.'),
  }).describe('The zones from east to west.'),
  words: z.strictObject({
    alone: line(40).describe('Beside the colour of one office, such as "{city} alone"; {city} is filled in.'),
    together: line(40).describe('Beside the colour of a half-hour in which two are at work.'),
    none: line(40).describe('Beside the colour of a half-hour without an office, where there is one.'),
    until: line(40).describe('An office that closes during the day there, such as "{city} until {to}".'),
    from: line(40).describe('One that opens during it, such as "{city} from {from}".'),
    between: line(40).describe('One that does both, such as "{city} {from}–{to}".'),
    day: line(40).describe('One that is at work throughout, such as "{city} all day".'),
  }),
  still: several([0, 3], {
    place: ref('places'),
    text: line(220).describe('{time} is how long an office is at work in its day, such as "8 h".'),
  }).describe('Places that never change their clocks, each in a sentence.'),
  note: line(260).describe(
    'What the strokes leave out; {first} is the number of those with the first office at work.',
  ),
});

export type ZoneStrokes = z.infer<typeof zoneStrokesSchema>;
