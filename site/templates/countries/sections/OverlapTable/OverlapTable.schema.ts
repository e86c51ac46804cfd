import { z } from 'astro/zod';
import { day, line, ref, several } from '../../../../collections/fields.ts';

export const overlapTableSchema = z.strictObject({
  heading: line(60).describe('What the table tells. Write " & " for the ampersand.'),
  lede: line(260).describe('How to read the lines, and one city that surprises.'),
  months: several(2, { label: line(12), day }).describe(
    'The months that are compared: what each is called, and a day in it, from which the clocks are read.',
  ),
  columns: z
    .strictObject({
      place: line(30),
      day: line(60).describe('Over the drawn lines.'),
      shared: line(40).describe('Over the hours shared with one office.'),
    })
    .describe('Heads of the columns; {city} becomes the office.'),
  places: several([1, 12], ref('places')).describe('The cities, in the order of the table.'),
  note: line(320).describe('What the table leaves out, such as holidays, and where too little is shared.'),
});

export type OverlapTable = z.infer<typeof overlapTableSchema>;
