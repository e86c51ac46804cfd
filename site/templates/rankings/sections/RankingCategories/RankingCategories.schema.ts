import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const rankingCategoriesSchema = z.strictObject({
  heading: line(60).describe('What the categories have in common. `{count}` becomes their number.'),
  lede: line(240).describe('Which of them can be read, and when the others follow.'),
  state: line(60).describe(
    'Under the name of a list that can be read; `{count}` and `{day}` become its companies and its last update.',
  ),
  others: line(40).describe('What stands over the categories whose list cannot be read.'),
  rows: several([1, 8], {
    category: line(40).describe(
      "The category: the last part of its page's address, as in `content/records/ranking-labels.yaml`.",
    ),
    text: line(320).describe('What parts good companies from bad ones there, in two sentences.'),
  }).describe('One row each, in their order.'),
});

export type RankingCategories = z.infer<typeof rankingCategoriesSchema>;
