import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

/** The words around the times; the times follow from the offices' hours in the site settings. */
export const callTimesSchema = z.strictObject({
  heading: line(60),
  /** How to ask for one of them, and when the clocks differ. */
  lede: line(240),
  /** Head of the first column, which shows UTC. */
  question: line(30),
  /** Head of the last column. */
  host: line(28),
  /** Who answers; `{city}` becomes the town of the office. */
  answers: line(60),
  /** What stands after a time that falls on the day before or after, seen from the answering office. */
  before: line(30),
  after: line(30),
});

export type CallTimes = z.infer<typeof callTimesSchema>;
