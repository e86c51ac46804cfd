import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const figuresSchema = z.strictObject({
  /** What the row of figures is, for those who hear the page; it is not shown. */
  heading: line(60),
  /** Which figures, in their order: names of files in `content/records/figures/`. */
  chosen: z.array(line(40)).min(1).max(8),
});

export type Figures = z.infer<typeof figuresSchema>;
