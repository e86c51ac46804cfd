import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const relatedCasesSchema = z.strictObject({
  /** What the chosen products have to do with this page. Write " & " for the ampersand. */
  heading: line(60),
  /** Beside the heading, where it helps: how the products were chosen. */
  lede: line(240).optional(),
  /** The way to all of them. */
  link,
  /** Names of one or two files in `content/pages/case-studies/`; the first card is the wide one. */
  chosen: z.array(line(80)).min(1).max(2),
});

export type RelatedCases = z.infer<typeof relatedCasesSchema>;
