import { keywords, pageSchema } from '../../collections/fields.ts';
import { comparisonSchema } from '../../sections/Comparison/Comparison.schema.ts';
import { costFactorsSchema } from '../../sections/CostFactors/CostFactors.schema.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { engagementModelsSchema } from '../../sections/EngagementModels/EngagementModels.schema.ts';
import { faqSchema } from '../../sections/Faq/Faq.schema.ts';
import { problemSchema } from '../../sections/Problem/Problem.schema.ts';
import { projectTotalsSchema } from './sections/ProjectTotals/ProjectTotals.schema.ts';
import { rateMatrixSchema } from './sections/RateMatrix/RateMatrix.schema.ts';
import { rateRangesSchema } from './sections/RateRanges/RateRanges.schema.ts';
import { priceMoversSchema } from './sections/PriceMovers/PriceMovers.schema.ts';

/** `content/pages/company/pricing.yaml`: what things cost; the rates themselves are in `content/records/rates/`. */
export const pricingSchema = pageSchema({
  keywords: keywords('Words that only name the subject'),
  hero: coverHeadSchema,
  rateRanges: rateRangesSchema,
  rateMatrix: rateMatrixSchema,
  changes: priceMoversSchema.describe('What moves a price; `when` says by how much.'),
  engagementModels: engagementModelsSchema,
  comparison: comparisonSchema,
  costFactors: costFactorsSchema,
  examples: projectTotalsSchema,
  payment: problemSchema.describe('What is paid when, and what is never billed.'),
  faq: faqSchema,
  ctaBanner: ctaBannerSchema,
});
