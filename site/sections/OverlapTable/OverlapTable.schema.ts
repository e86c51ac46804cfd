import { z } from 'astro/zod';
import { day, line } from '../../lib/fields.ts';

export const overlapTableSchema = z.strictObject({
  /** What the table tells. Write " & " for the ampersand. */
  heading: line(60),
  /** How to read the lines, and one city that surprises. */
  lede: line(260),
  /** The months that are compared: what each is called, and a day in it, from which the clocks are read. */
  months: z.array(z.strictObject({ label: line(12), day })).length(2),
  /** Heads of the columns; {city} becomes the office. */
  columns: z.strictObject({
    place: line(30),
    /** Over the drawn lines. */
    day: line(60),
    /** Over the hours shared with one office. */
    shared: line(40),
  }),
  /** The cities, in the order of the table: names of files in `content/records/places/`. */
  places: z.array(line(40)).min(1).max(12),
  /** What the table leaves out, such as holidays, and where too little is shared. */
  note: line(320),
});

export type OverlapTable = z.infer<typeof overlapTableSchema>;
