import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const specRowsSchema = z.strictObject({
  /** What the buyer gets. Write " & " for the ampersand. */
  heading: line(60),
  /** One row for each thing handed over. */
  rows: z
    .array(
      z.strictObject({
        /** The thing, in two to four words. */
        title: line(40),
        /** What it holds and how one can tell that it is good, in one or two sentences. */
        text: line(200),
        /** When it is there, such as "Week 3". */
        when: line(20),
      }),
    )
    .min(1)
    .max(8),
});

export type SpecRows = z.infer<typeof specRowsSchema>;
