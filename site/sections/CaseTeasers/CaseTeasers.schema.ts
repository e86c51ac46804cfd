import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const caseTeasersSchema = z.strictObject({
  heading: line(60),
  /** File names in `content/pages/case-studies/` without their ending, three at most. */
  cases: z.array(z.string()).min(1).max(3),
});

export type CaseTeasers = z.infer<typeof caseTeasersSchema>;
