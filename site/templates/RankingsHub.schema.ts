import { z } from 'astro/zod';
import { seo } from '../lib/fields.ts';
import { ctaBannerSchema } from '../sections/CtaBanner/CtaBanner.schema.ts';
import { disclosureSchema } from '../sections/Disclosure/Disclosure.schema.ts';
import { nextDaySchema } from '../sections/NextDay/NextDay.schema.ts';
import { rankingCategoriesSchema } from '../sections/RankingCategories/RankingCategories.schema.ts';
import { rankingHeadSchema } from '../sections/RankingHead/RankingHead.schema.ts';

/** `content/rankings-hub/top-companies.yaml`: the page from which each ranking is reached. */
export const rankingsHubSchema = z.strictObject({
  seo,
  head: rankingHeadSchema,
  categories: rankingCategoriesSchema.extend({
    /** Under the name of a list that can be read; `{count}` and `{day}` become its companies and its last update. */
    state: rankingCategoriesSchema.shape.heading,
  }),
  /** How a list comes about, step by step. */
  making: nextDaySchema,
  disclosure: disclosureSchema,
  ctaBanner: ctaBannerSchema,
});
