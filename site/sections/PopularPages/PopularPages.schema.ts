import { z } from 'astro/zod';
import { line, pagePath } from '../../lib/fields.ts';

export const popularPagesSchema = z.strictObject({
  heading: line(60),
  /** Pages that visitors look for most; one that is not built yet is left out. */
  pages: z
    .array(
      z.strictObject({
        label: line(40),
        /** What the reader finds there. */
        text: line(90),
        page: pagePath,
        /** Where it leads until that page is built, such as /#services. */
        until: pagePath.optional(),
      }),
    )
    .min(1)
    .max(8),
});

export type PopularPages = z.infer<typeof popularPagesSchema>;
