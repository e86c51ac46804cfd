import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const workSchema = z.strictObject({
  /** How many products there are and how many are shown. */
  heading: line(50),
  /** The way to all of them. */
  link,
  /** Names of two or four files in `content/pages/case-studies/`; neighbours differ in the ground of their covers. */
  chosen: z.array(line(80)).min(2).max(4),
});

export type Work = z.infer<typeof workSchema>;
