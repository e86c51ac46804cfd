import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const teamSchema = z.strictObject({
  /** Who these people are together. Write " & " for the ampersand. */
  heading: line(60),
  /** What the list leaves out, or how these people were chosen. */
  lede: line(220),
  /** Who, in this order: names of files in `content/records/people/`. */
  chosen: z.array(line(40)).min(1).max(12),
});

export type Team = z.infer<typeof teamSchema>;
