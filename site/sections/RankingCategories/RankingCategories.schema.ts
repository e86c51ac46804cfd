import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const rankingCategoriesSchema = z.strictObject({
  /** What the categories have in common. `{count}` becomes their number. */
  heading: line(60),
  /** Which of them can be read, and when the others follow. */
  lede: line(240),
  /** Under the name of a list that can be read; `{count}` and `{day}` become its companies and its last update. */
  state: line(60),
  /** One row each, in their order. */
  rows: z
    .array(
      z.strictObject({
        /** The category: the last part of its page's address, as in `content/records/ranking-labels.yaml`. */
        category: line(40),
        /** What parts good companies from bad ones there, in two sentences. */
        text: line(320),
      }),
    )
    .min(1)
    .max(8),
});

export type RankingCategories = z.infer<typeof rankingCategoriesSchema>;
