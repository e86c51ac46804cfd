import { pageSchema } from '../../collections/fields.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { disclosureSchema } from './sections/Disclosure/Disclosure.schema.ts';
import { dayStepsSchema } from '../../sections/Steps/Steps.schema.ts';
import { rankingCategoriesSchema } from './sections/RankingCategories/RankingCategories.schema.ts';
import { rankingHeadSchema } from './sections/RankingHead/RankingHead.schema.ts';

/** `content/pages/hubs/top-companies.yaml`: the page from which each ranking is reached. */
export const rankingsHubSchema = pageSchema({
  head: rankingHeadSchema,
  categories: rankingCategoriesSchema,
  making: dayStepsSchema.describe('How a list comes about, step by step.'),
  disclosure: disclosureSchema,
  ctaBanner: ctaBannerSchema,
});
