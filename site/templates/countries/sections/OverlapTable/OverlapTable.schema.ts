import { z } from 'astro/zod';
import { day, line, ref } from '../../../../collections/fields.ts';

export const overlapTableSchema = z.strictObject({
  heading: line(60).describe('What the table tells. Write " & " for the ampersand.'),
  lede: line(260).describe('How to read the lines, and one city that surprises.'),
  months: z
    .array(z.strictObject({ label: line(12), day }))
    .length(2)
    .describe(
      'The months that are compared: what each is called, and a day in it, from which the clocks are read.',
    ),
  columns: z
    .strictObject({
      place: line(30),
      day: line(60).describe('Over the drawn lines.'),
      shared: line(40).describe('Over the hours shared with one office.'),
    })
    .describe('Heads of the columns; {city} becomes the office.'),
  places: z.array(ref('places')).min(1).max(12).describe('The cities, in the order of the table.'),
  note: line(320).describe('What the table leaves out, such as holidays, and where too little is shared.'),
});

export type OverlapTable = z.infer<typeof overlapTableSchema>;
