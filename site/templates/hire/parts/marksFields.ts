import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';

/** Something counted in a test. */
export const count = z.number().int('Write a whole number.').min(0).max(60);

/** The marks of a paid test, one row for each thing that is marked. */
export const marksFields = z
  .strictObject({
    heading: line(60).describe('Who marks it, and what is needed to pass.'),
    rows: several([3, 5], {
      what: line(40),
      got: count,
      of: count,
      text: line(140).describe('Why this many.'),
    }),
    note: line(200).describe('What the test cannot show, and who decides in the end.'),
  })
  .describe('The marks of that test.');

export type Marks = z.infer<typeof marksFields>;
