import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const hiringTimeSchema = z.strictObject({
  /** What the comparison says. */
  heading: line(60),
  /** What the weeks are spent on, and when the slower way is the better one. */
  lede: line(320),
});

export type HiringTime = z.infer<typeof hiringTimeSchema>;
