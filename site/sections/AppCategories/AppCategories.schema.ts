import { z } from 'astro/zod';
import { line, pagePath } from '../../lib/fields.ts';

export const appCategoriesSchema = z.strictObject({
  heading: line(60).describe('Which kinds of app you build. Write " & " for the ampersand.'),
  lede: line(200).describe('What they have in common, and what you turn down.'),
  groups: z
    .array(
      z.strictObject({
        name: line(30).describe('What the group has in common, in a few words.'),
        items: z
          .array(z.strictObject({ name: line(30), page: pagePath.optional() }))
          .min(1)
          .max(7)
          .describe('The kinds; one with a page of its own is linked once that page is built.'),
      }),
    )
    .min(1)
    .max(5)
    .describe('Kinds that belong together.'),
});

export type AppCategories = z.infer<typeof appCategoriesSchema>;
