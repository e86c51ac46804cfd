import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const pageHeadSchema = z.strictObject({
  /** What the page is and for whom: ten words at most. */
  headline: line(80),
  /** The first sentence or two: 30 words at most. */
  lede: line(260),
});

export type PageHead = z.infer<typeof pageHeadSchema>;
