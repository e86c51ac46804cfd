import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

/** The words around the times; the times follow from the offices' hours in the site settings. */
export const callTimesSchema = z.strictObject({
  heading: line(60),
  lede: line(240).describe('How to ask for one of them, and when the clocks differ.'),
  alt: line(200).describe('What the drawing of the day shows, for those who do not see it.'),
  answers: line(60).describe('Who answers; `{city}` becomes the town of the office.'),
  before: line(30).describe(
    'What stands after a time that falls on the day before or after, seen from the answering office.',
  ),
  after: line(30),
});

export type CallTimes = z.infer<typeof callTimesSchema>;
