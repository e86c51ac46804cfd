import { z } from 'astro/zod';
import { day, line, several } from '../../../../../collections/fields.ts';

export const workingHoursSchema = z.strictObject({
  heading: line(60).describe(
    'How much of the reader\'s day the offices cover. Write " & " for the ampersand.',
  ),
  lede: line(420).describe('Who covers which part, and whose clock moves; links as `[words](https://…)`.'),
  seasons: several(2, { label: line(12), day }).describe(
    'The two halves of the year: what each is called, and a day in it, from which the clocks are read.',
  ),
  words: z
    .strictObject({
      shared: line(30).describe('Under the name of an office in the chart, such as "{time} shared".'),
      season: line(30).describe('Head of the first column, such as "Clocks of Dublin".'),
      office: line(30).describe('Head of an office\'s column, such as "At work in {city}".'),
      answered: line(30).describe('Head of the last column, such as "Somebody answers".'),
      of: line(30).describe('The last column, such as "{time} of {day}".'),
    })
    .describe(
      'Words of chart and table. {city} becomes the office, {time} a length of time such as "6 h 30".',
    ),
  note: line(320).describe('What the chart does not show, such as how long one person works.'),
});

export type WorkingHours = z.infer<typeof workingHoursSchema>;
