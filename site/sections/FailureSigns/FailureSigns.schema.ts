import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const failureSignsSchema = z.strictObject({
  /** What the two signs tell. */
  heading: line(60),
  /** Two things that the reader can see without being an engineer. */
  signs: z
    .array(
      z.strictObject({
        /** What can be seen. */
        title: line(60),
        /** Why it is bad, and what to ask for. */
        text: line(280),
      }),
    )
    .length(2),
});

export type FailureSigns = z.infer<typeof failureSignsSchema>;
