import { z } from 'astro/zod';
import { day, line } from './fields.ts';

/**
 * `content/bench/<person>.yaml`: somebody who is free soon; the file has the name of the person's file in
 * `content/people/`. Change the date when it moves and delete the file when the person has joined a team.
 */
export const availabilitySchema = z.strictObject({
  /** The first free day, such as 2026-11-24. */
  free: day,
  /** Junior, Mid, Senior or Lead, as in the table of seniority. */
  level: line(12),
  /** Years in the trade. */
  years: z.number().int().min(1).max(45),
  /** What this person does best, in a few words. */
  focus: line(40),
  /** The rate for an hour; it lies in the range that the page shows for this kind of work. */
  rate: z.number().positive(),
  /** The pages that name this person: names of files in `content/roles/`. */
  roles: z.array(line(40)).min(1),
  /** True while the person is invented. */
  demo: z.boolean(),
});

export type Availability = z.infer<typeof availabilitySchema>;
