import { z } from 'astro/zod';
import { line, ref, seo } from '../lib/fields.ts';
import { aiEvidenceSchema } from '../sections/AiEvidence/AiEvidence.schema.ts';
import { comparisonSchema } from '../sections/Comparison/Comparison.schema.ts';
import { ctaBannerSchema } from '../sections/CtaBanner/CtaBanner.schema.ts';
import { ctaStripSchema } from '../sections/CtaStrip/CtaStrip.schema.ts';
import { decisionTableSchema } from '../sections/DecisionTable/DecisionTable.schema.ts';
import { frameworkTilesSchema } from '../sections/FrameworkTiles/FrameworkTiles.schema.ts';
import { hireLinksSchema } from '../sections/HireLinks/HireLinks.schema.ts';
import { insightsSchema } from '../sections/Insights/Insights.schema.ts';
import { keyFactsSchema } from '../sections/KeyFacts/KeyFacts.schema.ts';
import { pickOrNotSchema } from '../sections/PickOrNot/PickOrNot.schema.ts';
import { relatedCasesSchema } from '../sections/Work/Work.schema.ts';
import { reviewsSchema } from '../sections/Reviews/Reviews.schema.ts';
import { serviceHeroSchema } from '../sections/ServiceHero/ServiceHero.schema.ts';
import { specRowsSchema } from '../sections/SpecRows/SpecRows.schema.ts';
import { toolGridSchema } from '../sections/ToolGrid/ToolGrid.schema.ts';
import { upgradePathsSchema } from '../sections/UpgradePaths/UpgradePaths.schema.ts';

/** `content/pages/frameworks/<page>.yaml`: one framework; the file's name is the page's path under /services/. */
export const frameworkPageSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb, such as "React".'),
  framework: ref('frameworks').describe('The framework.'),
  toolSet: ref('tool-sets').describe('Its tools.'),
  keywords: z
    .array(line(40))
    .min(1)
    .describe('The framework, its parts and their variants; the check for repeated text reads past them.'),
  hero: serviceHeroSchema,
  keyFacts: keyFactsSchema,
  pickOrNot: pickOrNotSchema,
  tiles: frameworkTilesSchema,
  deliverables: specRowsSchema,
  upgrades: upgradePathsSchema,
  choice: decisionTableSchema.describe('The one question that only this framework raises.'),
  hireLinks: hireLinksSchema,
  whyUs: comparisonSchema,
  tools: toolGridSchema,
  aiUse: aiEvidenceSchema,
  cases: relatedCasesSchema,
  reviews: reviewsSchema,
  ctaStrip: ctaStripSchema,
  insights: insightsSchema,
  ctaBanner: ctaBannerSchema,
});
