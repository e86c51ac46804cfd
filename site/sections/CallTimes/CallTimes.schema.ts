import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

/** The words around the times; the times follow from the offices' hours in the site settings. */
export const callTimesSchema = z.strictObject({
  heading: line(60),
  lede: line(240).describe('How to ask for one of them, and when the clocks differ.'),
  question: line(30).describe('Head of the first column, which shows UTC.'),
  host: line(28).describe('Head of the last column.'),
  answers: line(60).describe('Who answers; `{city}` becomes the town of the office.'),
  before: line(30).describe(
    'What stands after a time that falls on the day before or after, seen from the answering office.',
  ),
  after: line(30),
});

export type CallTimes = z.infer<typeof callTimesSchema>;
