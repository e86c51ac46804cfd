import { keywords, pageSchema } from '../../collections/fields.ts';
import { comparisonSchema } from '../../sections/Comparison/Comparison.schema.ts';
import { barStepsSchema } from '../../sections/Steps/Steps.schema.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { ctaStripSchema } from '../../sections/CtaStrip/CtaStrip.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { rolesIndexSchema } from './sections/RolesIndex/RolesIndex.schema.ts';
import { stepBandSchema } from './sections/StepBand/StepBand.schema.ts';

/** `content/pages/hubs/hire.yaml`: the page that leads to every role for hire. */
export const hireHubSchema = pageSchema({
  keywords: keywords('Roles and their variants'),
  hero: coverHeadSchema,
  roles: rolesIndexSchema,
  steps: stepBandSchema,
  comparison: comparisonSchema,
  trial: barStepsSchema,
  reviews: reviewsSchema,
  ctaStrip: ctaStripSchema,
  ctaBanner: ctaBannerSchema,
});
