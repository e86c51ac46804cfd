import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const nextCaseSchema = z.strictObject({
  /** The case study that the reader goes on with: the name of a file in `content/pages/case-studies/`. */
  case: line(80),
  /** What the two stories have in common, or where they part, in one sentence. */
  why: line(160),
});

export type NextCase = z.infer<typeof nextCaseSchema>;
