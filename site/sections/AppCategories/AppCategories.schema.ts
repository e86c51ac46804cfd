import { z } from 'astro/zod';
import { line, pagePath } from '../../lib/fields.ts';

export const appCategoriesSchema = z.strictObject({
  /** Which kinds of app you build. Write " & " for the ampersand. */
  heading: line(60),
  /** What they have in common, and what you turn down. */
  lede: line(200),
  /** Kinds that belong together. */
  groups: z
    .array(
      z.strictObject({
        /** What the group has in common, in a few words. */
        name: line(30),
        /** The kinds; one with a page of its own is linked once that page is built. */
        items: z
          .array(z.strictObject({ name: line(30), page: pagePath.optional() }))
          .min(1)
          .max(7),
      }),
    )
    .min(1)
    .max(5),
});

export type AppCategories = z.infer<typeof appCategoriesSchema>;
