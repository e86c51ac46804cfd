import { z } from 'astro/zod';
import { day, line } from '../../lib/fields.ts';

export const workingHoursSchema = z.strictObject({
  /** How much of the reader's day the offices cover. Write " & " for the ampersand. */
  heading: line(60),
  /** Who covers which part, and whose clock moves; links as `[words](https://…)`. */
  lede: line(420),
  /** The two halves of the year: what each is called, and a day in it, from which the clocks are read. */
  seasons: z.array(z.strictObject({ label: line(12), day })).length(2),
  /** Words of chart and table. {city} becomes the office, {time} a length of time such as "6 h 30". */
  words: z.strictObject({
    /** Under the name of an office in the chart, such as "{time} shared". */
    shared: line(30),
    /** Head of the first column, such as "Clocks of Dublin". */
    season: line(30),
    /** Head of an office's column, such as "At work in {city}". */
    office: line(30),
    /** Head of the last column, such as "Somebody answers". */
    answered: line(30),
    /** The last column, such as "{time} of {day}". */
    of: line(30),
  }),
  /** What the chart does not show, such as how long one person works. */
  note: line(320),
});

export type WorkingHours = z.infer<typeof workingHoursSchema>;
