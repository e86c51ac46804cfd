import { keywords, pageSchema } from '../../collections/fields.ts';
import { comparisonSchema } from '../../sections/Comparison/Comparison.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { industryCardsSchema } from './sections/IndustryCards/IndustryCards.schema.ts';
import { industryHeroSchema } from './heroes/IndustryHero/IndustryHero.schema.ts';
import { industryTagsSchema } from './sections/IndustryTags/IndustryTags.schema.ts';
import { productRolesSchema } from './sections/ProductRoles/ProductRoles.schema.ts';
import { relatedCasesSchema } from '../../sections/Work/Work.schema.ts';

/** `content/pages/hubs/industries.yaml`: the page from which each industry is reached. */
export const industriesHubSchema = pageSchema({
  keywords: keywords('Names of industries'),
  hero: industryHeroSchema,
  industries: industryCardsSchema,
  roles: productRolesSchema,
  carriesOver: comparisonSchema.describe(
    'What one industry lends another, and what has to be learnt again each time.',
  ),
  tags: industryTagsSchema,
  cases: relatedCasesSchema,
  ctaBanner: ctaBannerSchema,
});
