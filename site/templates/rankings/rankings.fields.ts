import { z } from 'astro/zod';
import { day, keywords, line, seo, several } from '../../collections/fields.ts';
import {
  companyProfileSchema,
  companyProfilesSchema,
} from './sections/CompanyProfiles/CompanyProfiles.schema.ts';
import { criteriaSchema } from './sections/Criteria/Criteria.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { disclosureSchema } from './sections/Disclosure/Disclosure.schema.ts';
import { otherWeightsSchema } from './sections/OtherWeights/OtherWeights.schema.ts';
import { ownListSchema } from './sections/OwnList/OwnList.schema.ts';
import { rankingHeadSchema } from './sections/RankingHead/RankingHead.schema.ts';
import { rankingTableSchema } from './sections/RankingTable/RankingTable.schema.ts';

/** What every ranking has, whatever it opens with. Totals, ranks and the number of companies are calculated. */
export const rankingFields = {
  seo: seo.describe('`{count}` becomes the number of companies.'),
  keywords: keywords('Names of the trade and of the companies'),
  updated: day.describe('The day on which somebody last went through all companies.'),
  hero: rankingHeadSchema
    .refine(({ headline }) => headline.some((text) => text.includes('{count}')), {
      path: ['headline'],
      error: 'Write {count} where the number of companies stands; it is counted.',
    })
    .describe('One line of the headline holds `{count}`, which becomes the number of companies.'),
  ownList: ownListSchema.describe('The sheet on which readers score companies of their own.'),
  disclosure: disclosureSchema,
  criteria: criteriaSchema.extend({
    looksAt: z
      .record(z.string(), line(220))
      .describe(
        'What each criterion looks at in this trade, by the criteria of `content/pages/company/methodology.yaml`.',
      ),
  }),
  table: rankingTableSchema,
  profiles: companyProfilesSchema,
  companies: several([6, 10], companyProfileSchema).describe('The companies in any order.'),
  choose: otherWeightsSchema,
  ctaBanner: ctaBannerSchema,
};
