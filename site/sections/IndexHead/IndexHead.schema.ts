import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const indexHeadSchema = z.strictObject({
  /** What the index holds, one entry a line: ten words in all. Write " & " for the ampersand. */
  headline: z.array(line(24)).min(1).max(3),
  /** What each entry tells, in 30 words at most. */
  lede: line(220),
});

export type IndexHead = z.infer<typeof indexHeadSchema>;
